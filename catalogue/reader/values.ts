import type { AttributeType, Value } from './types'

const PLAIN = /^(?:Φ|M|ST|DN|PN|G|Tr)?(\d+(?:\.\d+)?)(?:[×#].*)?$/
const SPAN = /^-?\d+(?:\.\d+)?[-~](\d+(?:\.\d+)?)$/
const INCH = /^(?:G|R|NPT)?(?:(\d+)-)?(\d+)(?:\/(\d+))?"$/

/** Number behind a label: M8 is 8, 1/2" is 0.5, 0-150 is 150; null when there is none. */
export function numberOf(label: string): number | null {
  const plain = PLAIN.exec(label) ?? SPAN.exec(label)
  if (plain) return Number(plain[1])
  const inch = INCH.exec(label)
  if (!inch) return null
  return Number(inch[1] ?? 0) + Number(inch[2]) / Number(inch[3] ?? 1)
}

/** Labels from 1.0 to 2.0 by 0.5: 1.0 1.5 2.0, written with the decimals of the first number. */
export function steppedLabels(range: { from: string; to: string; step: string }): string[] {
  const first = Number(range.from)
  const step = Number(range.step)
  const decimals = range.from.split('.')[1]?.length ?? 0
  const count = Math.round((Number(range.to) - first) / step)
  return Array.from({ length: count + 1 }, (_, i) => (first + i * step).toFixed(decimals))
}

/** Type that fits every value of the list; metric and inch threads in one list have no order. */
export function typeOf(values: Value[]): AttributeType {
  if (values.every((v) => v.label === '是' || v.label === '否')) return 'bool'
  const inches = values.filter((v) => v.label.endsWith('"')).length
  const mixed = inches > 0 && inches < values.length
  return !mixed && values.every((v) => v.num !== null) ? 'number' : 'enum'
}
