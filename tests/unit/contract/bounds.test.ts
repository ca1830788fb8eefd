import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Schema } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'

type Node = z.core.JSONSchema.JSONSchema

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Whether only texts of a certain length match: from beginning to end, and nothing any number of times. */
function isBoundedPattern(pattern: string): boolean {
  const signs = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  return /^\^.*\$$/.test(signs) && !/[*+]|\{\d+,\}/.test(signs)
}

const isBoundedText = ({ maxLength, enum: values, const: only, pattern = '' }: Node) =>
  maxLength !== undefined || values !== undefined || only !== undefined || isBoundedPattern(pattern)

/** Why this part of an input may be of any size; '' when it may not. */
function boundless(node: Node): string {
  const types = [node.type].flat()
  if (types.includes('string') && !isBoundedText(node)) return 'text without maxLength'
  if (types.includes('array') && node.maxItems === undefined) return 'list without maxItems'
  if (node.$ref !== undefined) return 'nested in itself'
  return ''
}

/** Every part of a schema that has no bound, by its path. */
function boundlessParts(node: Node, path: string): string[] {
  const why = boundless(node)
  const children = Object.entries(node).flatMap(([key, child]) => {
    if (Array.isArray(child)) return child.map((one, at) => [`${key}.${at}`, one] as const)
    // The names of properties are no keywords of the schema.
    if (key === 'properties' && isNode(child)) return Object.entries(child)
    return [[key, child] as const]
  })
  return [
    ...(why ? [`${path}: ${why}`] : []),
    ...children.flatMap(([key, child]) =>
      isNode(child) ? boundlessParts(child, `${path}.${key}`) : [],
    ),
  ]
}

const partsOf = (schema: Schema) =>
  boundlessParts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), 'input')

describe('every input of a call is bounded', () => {
  it.each(ENDPOINTS.map(({ name, input }) => ({ name, input })))('$name', ({ input }) => {
    expect(partsOf(input)).toEqual([])
  })
})

describe('the walk finds', () => {
  const short = z.string().check(z.maxLength(10))
  it.each([
    ['a text', z.object({ a: z.string() })],
    ['a list', z.object({ a: z.array(short) })],
    ['a text in a list', z.object({ a: z.array(z.string()).check(z.maxLength(3)) })],
    ['a text of a record', z.object({ a: z.record(short, z.string()) })],
    ['the keys of a record', z.object({ a: z.record(z.string(), short) })],
    ['an optional text', z.object({ a: z.optional(z.string()) })],
    ['a text that may be null', z.object({ a: z.nullable(z.string()) })],
    ['a pattern of any length', z.object({ a: z.string().check(z.regex(/^[a-z]+$/)) })],
    ['a pattern inside', z.object({ a: z.string().check(z.regex(/[a-z]{3}/)) })],
    ['a form of two', z.union([z.object({ a: short }), z.object({ b: z.string() })])],
  ])('%s without a bound', (_what, schema) => {
    expect(partsOf(schema)).toHaveLength(1)
  })

  it('nothing in an input that has them', () => {
    const list = z.array(z.enum(['a', 'b'])).check(z.maxLength(2))
    const no = z.string().check(z.regex(/^D\d{18}$/))
    expect(partsOf(z.object({ short, list, no, number: z.int() }))).toEqual([])
  })
})
