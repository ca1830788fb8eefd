import type { Attribute, AttributeRole, Value } from './types'
import { parseValues, typeOf } from './values'

const HEAD = /^([^\s^(<:]+)(?:\^([\d.]+))?(?:\(([^)]+)\))?(?:\s*<\s*(\S+?))?\s*:\s*(.+)$/

function distinct(values: Value[]): Value[] {
  return values.filter((v, i) => values.findIndex((w) => w.label === v.label) === i)
}

function inNaturalOrder(values: Value[], numeric: boolean): Value[] {
  const unique = distinct(values)
  return numeric ? unique.sort((a, b) => (a.num ?? 0) - (b.num ?? 0)) : unique
}

/** Attribute from `name^power(unit): values`, or `name(unit) < source: one value per source value`. */
export function parseAttribute(line: string, role: AttributeRole, known: Attribute[]): Attribute {
  const match = HEAD.exec(line.trim())
  if (!match) throw new Error(`Not an attribute: ${line}`)
  const [, name = '', power, unit = '', source, list = ''] = match
  const parsed = parseValues(list)
  const type = typeOf(parsed)
  const listed = type === 'number' ? parsed : parsed.map((value) => ({ ...value, num: null }))
  const values = inNaturalOrder(listed, type === 'number')
  const attribute = { name, unit, type, role, power: Number(power ?? 1), values }
  if (role !== 'derived') return { ...attribute, derivation: null }
  const origin = known.find((a) => a.name === source)
  if (!origin || origin.values.length !== listed.length)
    throw new Error(`${name}: ${listed.length} values for ${origin?.values.length} of ${source}`)
  const indexes = listed.map((v) => values.findIndex((w) => w.label === v.label))
  return {
    ...attribute,
    derivation: { source: origin.name, indexes, ofAxis: origin.role === 'axis' },
  }
}
