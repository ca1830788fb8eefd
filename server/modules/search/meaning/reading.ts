import { specKey } from '@/server/kernel/text/fold'
import { BORES, EIGHTHS, LENGTHS, plainNumber, UNIT } from '@/server/kernel/text/measure'
import type { Lexicon } from '../language/lexicon'

/** One value that a part of a query may name: a label, or a number with its unit. */
export type Slot = {
  /** Folded, without optional affixes: `m8`, `c`, `2rs`, `0-150`. */
  key: string
  /** Null where it is no plain number. */
  num: number | null
  /** As typed; '' for none. */
  unit: string
  /** Labels the trade means by it: 304 is A2-70 of nuts. */
  labels?: readonly string[]
}

/** What a part may mean: values that one SKU must have all, e.g. M8 and 30. */
export type Reading = Slot[]

const NUMBER = /^(\d+(?:\.\d+)?)\s*([^\d\s.x/+-](?:[^\d\s]|[1-3](?=$|\/))*)?$/u

/** Numbers that plumbers and fitters write for others: PN16 is 1.6 MPa, 16 公斤 too. */
const PRESSURE = /^(\d+(?:\.\d+)?)\s*(mpa|兆帕|公斤|kg|bar)$/
const BAR_PER_MPA = 10

/** A range is a label of its own; its unit stands in the attribute: 20-100Nm. */
const RANGE = new RegExp(`^(\\d+(?:\\.\\d+)?-\\d+(?:\\.\\d+)?)\\s*(?:${UNIT})$`)

function slotOf(text: string): Slot {
  const written = RANGE.exec(text.trim())?.[1] ?? text.trim()
  const [, number, unit = ''] = NUMBER.exec(written) ?? []
  return {
    key: plainNumber(specKey(written)),
    num: number === undefined ? null : Number(number),
    unit,
  }
}

/** A label by its folded key, whatever it looks like. */
export const labelSlot = (key: string): Slot => ({ key, num: null, unit: '' })

/** Inches: the label itself, the nominal bore, the length in mm of a spanner. */
function inchReadings(text: string): Reading[] {
  const [, written, unit] = /^((?:[1-9]-)?\d+(?:\/\d)?|\d分)\s*("|''|英寸|寸)?$/u.exec(text) ?? []
  if (!written || !(unit || written.includes('/') || written.endsWith('分'))) return []
  const size = EIGHTHS[written] ?? written
  const number = /^\d+$/.test(size) ? [{ key: size, num: Number(size), unit: '英寸' }] : []
  const keys = [`${size}"`, BORES[size], `g${size}"`].filter((key) => key !== undefined)
  const length = LENGTHS[size]
  return [
    ...keys.map((key) => [labelSlot(key)]),
    ...(number.length > 0 ? [number] : []),
    ...(length ? [[slotOf(length)]] : []),
  ]
}

/** A pressure as the class it is sold by: 1.6 MPa and 16 公斤 are PN16. */
function pressureReadings(text: string): Reading[] {
  const [, number = '', unit] = PRESSURE.exec(text) ?? []
  if (!unit) return []
  const bar = unit === 'mpa' || unit === '兆帕' ? Number(number) * BAR_PER_MPA : Number(number)
  return [[labelSlot(`pn${bar}`)], [{ key: '', num: bar / BAR_PER_MPA, unit: 'mpa' }]]
}

/** Letters that name a dimension: D6, OD8. */
const DIMENSIONS = new Set(['d', 'od', 'id', 'l', 'w', 'h', 'b', 't'])

/** Letters before a size that need be no value: of goods (BV2.5, SC63×100) or of a dimension. */
function sayNoValue(letters: string, { categories, goods }: Lexicon): boolean {
  if (DIMENSIONS.has(letters) || goods.has(letters)) return true
  return [...categories.keys()].some((word) => word.startsWith(letters))
}

/** What one size may mean; the loose reading leaves out letters that need be no value. */
function sizeReadings(text: string, loose: Lexicon | null): Reading[] {
  const [, letters, size = ''] = /^([a-z]+)-?(\d.*)$/.exec(text) ?? []
  const isLeftOut = loose && letters && sayNoValue(letters, loose)
  const prefixed = letters ? [isLeftOut ? [slotOf(size)] : [labelSlot(letters), slotOf(size)]] : []
  return [[slotOf(text)], ...inchReadings(text), ...prefixed]
}

/** A voltage with its kind behind: 24VDC is DC24V. */
function voltageReadings(text: string): Reading[] {
  const [, volts, kind] = /^(\d+)\s*v?\s*(ac|dc)$/.exec(text) ?? []
  return volts ? [[labelSlot(`${kind}${volts}v`)]] : []
}

/** Sizes joined by a sign: `m8x30`, `35x52x7`, `63-100`, `2t x 6m`. */
function joinedReadings(text: string, sign: RegExp, loose: Lexicon | null): Reading[] {
  const sizes = text.split(sign).filter(Boolean)
  if (sizes.length < 2 || !sizes.every((size) => /[\da-z]/.test(size))) return []
  return sizes.reduce<Reading[]>(
    (readings, size) =>
      readings.flatMap((reading) => sizeReadings(size, loose).map((more) => [...reading, ...more])),
    [[]],
  )
}

/** A size before letters: 6305zz is 6305 with ZZ seals. */
function suffixedReadings(text: string): Reading[] {
  const [, size, letters = ''] = /^(\d{2,})-?([a-z]+\d?)$/.exec(text) ?? []
  return size ? [[slotOf(size), labelSlot(letters)]] : []
}

function withLabels(slot: Slot, { labelNames }: Lexicon): Slot {
  const labels = labelNames.get(slot.key)
  return labels ? { ...slot, labels } : slot
}

function literalReadings(text: string, loose: Lexicon | null): Reading[] {
  const sizes = text.replace(/\s*x\s*/g, 'x')
  return [
    ...(sizes.includes('x') ? [[slotOf(text)]] : sizeReadings(text, loose)),
    ...pressureReadings(text),
    ...voltageReadings(text),
    ...joinedReadings(sizes, /x/, loose),
    ...suffixedReadings(text),
    ...joinedReadings(text, /-/, loose),
    ...joinedReadings(text, /[-/]/, loose),
  ]
}

/**
 * What one part of a query may mean, in two steps: the second, for leaves that know nothing of the
 * first, ignores letters before a size (BV2.5 of BV wire). Folded text in, as `parseQuery` cuts it;
 * whether a leaf has such values is the leaf's to say.
 */
export function readingsOf(text: string, lexicon: Lexicon): Reading[][] {
  return [null, lexicon].map((loose) =>
    literalReadings(text, loose).map((slots) => slots.map((slot) => withLabels(slot, lexicon))),
  )
}

/** The number or label that a part is as it stands. */
export function literalSlot(text: string): Slot {
  return slotOf(text)
}
