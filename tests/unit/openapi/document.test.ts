import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@/contract/endpoints'
import { LABELLED_POSITIONS } from '@/server/edge/openapi/code-labels'
import { openApiDocument } from '@/server/edge/openapi/document'
import { FIELD_WORDS } from '@/server/edge/openapi/field-words'
import { NAMED_SCHEMAS } from '@/server/edge/openapi/named-schemas'
import { propertiesOf, rootsOf } from '@/server/edge/openapi/positions'
import { REFUSED_CALLS } from '@/server/edge/openapi/refusals'

const document = openApiDocument(ENDPOINTS)
const properties = rootsOf(document).flatMap(propertiesOf)
const operations = Object.values(document.paths ?? {}).flatMap(({ get, post }) =>
  [get, post].flatMap((operation) => operation ?? []),
)

describe('OpenAPI properties', () => {
  /** Names that promise a unit; what they hold as numbers must say it. */
  const UNITS = [
    [/^(unit|base|market|net)?price(min|max|from|to|then|now|seen|whenadded)?$/i, /1\/10000 yuan/],
    [/(amount|freight|freightFee|freeFreightFrom|freeFreightGap)$/i, /\bfen\b/],
    [/([a-z]At|Time|Until|Expires|timestamp)$/, /Epoch (milliseconds|seconds)/],
    [/score/i, /times ten|1 to 5/],
    [/leadDays/i, /[Ww]orking days/],
    [/(pay|ship|refund|invoice)Status|payType/, /Codes: /],
  ] as const

  it.each(UNITS)('named %s state their unit', (name, unit) => {
    const named = properties.filter((property) => name.test(property.name))
    const numbers = named.filter(({ schema }) => /"(integer|number)"/.test(JSON.stringify(schema)))
    expect(numbers.length).toBeGreaterThan(1)
    const silent = numbers.filter(({ schema }) => !unit.test(schema.description ?? ''))
    expect(silent.map(({ at }) => at)).toEqual([])
  })

  it('have descriptions, nine of ten', () => {
    const described = properties.filter(({ schema }) => schema.description)
    expect(described.length / properties.length).toBeGreaterThan(0.9)
  })

  it('with listed codes have labels, and every label has its property', () => {
    const at = new Map(properties.map((property) => [property.at, property.schema.description]))
    const unlabelled = LABELLED_POSITIONS.filter(
      (position) => !/Codes: /.test(at.get(position) ?? ''),
    )
    expect(unlabelled).toEqual([])
  })

  it('exist for every name in FIELD_WORDS', () => {
    const names = new Set(properties.map(({ name }) => name))
    expect(Object.keys(FIELD_WORDS).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('OpenAPI named schemas', () => {
  it('are all in the document with a description', () => {
    const { schemas = {} } = document.components ?? {}
    expect(Object.keys(schemas).sort()).toEqual([...Object.keys(NAMED_SCHEMAS), 'Failure'].sort())
    const silent = rootsOf(document).filter(
      ({ at, schema }) => at in schemas && !('description' in schema),
    )
    expect(silent.map(({ at }) => at)).toEqual([])
  })

  it('are the same in a second document', () => {
    expect(openApiDocument(ENDPOINTS)).toEqual(document)
  })
})

describe('OpenAPI calls', () => {
  it('exist for every name in REFUSED_CALLS', () => {
    const names = new Set(ENDPOINTS.map(({ name }) => name))
    expect(REFUSED_CALLS.filter((name) => !names.has(name))).toEqual([])
  })

  it('state whether they are core, and what the mall does without extra ones', () => {
    const calls = operations.filter((operation) => 'x-core' in operation)
    expect(calls.filter((operation) => operation['x-core'])).toHaveLength(36)
    expect(calls).toHaveLength(ENDPOINTS.length)
    const silent = calls.filter(
      ({ description = '' }) => !/^(Core|Extra\. Where .+\w)/.test(description),
    )
    expect(silent).toEqual([])
  })

  it('list their refusals', () => {
    for (const { name, auth, method, path } of ENDPOINTS) {
      const operation = document.paths?.[path]?.[method === 'GET' ? 'get' : 'post']
      const statuses = Object.keys(operation?.responses ?? {})
      expect(statuses, name).toEqual(expect.arrayContaining(['200', '400', '500', '503']))
      expect(statuses.includes('401'), name).toBe(auth === 'user' || auth === 'bearer')
    }
  })

  it('have unique operation ids and known tags', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = new Set(document.tags?.map(({ name }) => name))
    expect(
      operations.flatMap(({ tags: used = [] }) => used).filter((tag) => !tags.has(tag)),
    ).toEqual([])
  })
})
