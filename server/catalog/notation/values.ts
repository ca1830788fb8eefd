import type { AttributeType, Value } from './types'

const PLAIN = /^(?:M|ST|DN|PN|G|Tr)?(\d+(?:\.\d+)?)(?:[×#].*)?$/
const SPAN = /^-?\d+(?:\.\d+)?[-~](\d+(?:\.\d+)?)$/
const INCH = /^(?:G|R|NPT)?(?:(\d+)-)?(\d+)(?:\/(\d+))?"$/
const STEPPED = /^(-?\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/

/** Number behind a label: M8 is 8, 1/2" is 0.5, 0-150 is 150; null when there is none. */
export function numberOf(label: string): number | null {
  const plain = PLAIN.exec(label) ?? SPAN.exec(label)
  if (plain) return Number(plain[1])
  const inch = INCH.exec(label)
  if (!inch) return null
  return Number(inch[1] ?? 0) + Number(inch[2]) / Number(inch[3] ?? 1)
}

/** Labels of `1.0..2.0/0.5`: 1.0 1.5 2.0, written with the decimals of the first number. */
function stepped(word: string): string[] {
  const match = STEPPED.exec(word)
  if (!match) return [word]
  const [, first = '', last = '', step = ''] = match
  const decimals = first.split('.')[1]?.length ?? 0
  const count = Math.round((Number(last) - Number(first)) / Number(step))
  return Array.from({ length: count + 1 }, (_, i) =>
    (Number(first) + i * Number(step)).toFixed(decimals),
  )
}

function parseValue(word: string): Value {
  const [label = '', factor] = word.split('=')
  const text = label.replaceAll('_', ' ')
  return { label: text, num: numberOf(text), factor: factor ? Number(factor) : 1 }
}

/** Values of a list such as `4.8=0.85 8.8 10.9=1.25`; `_` stands for a space inside a label. */
export function parseValues(list: string): Value[] {
  return list.trim().split(/\s+/).flatMap(stepped).map(parseValue)
}

/** Type that fits every value of the list; metric and inch threads in one list do not compare. */
export function typeOf(values: Value[]): AttributeType {
  if (values.every((v) => v.label === '是' || v.label === '否')) return 'bool'
  const inches = values.filter((v) => v.label.endsWith('"')).length
  const mixed = inches > 0 && inches < values.length
  return !mixed && values.every((v) => v.num !== null) ? 'number' : 'enum'
}
