import { type Units, vocabulary } from '@/catalogue/port'
import { fold, plainNumber, specKey } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Lexicon } from '../language/lexicon'
import { inchNames } from '../language/measure'
import { isMeasure, unitPattern } from '../language/units'

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
  /** A range with a unit of measure: 0-10bar. */
  span?: { from: number; to: number; unit: string }
}

/** What a part may mean: values that one SKU must have all, e.g. M8 and 30. */
export type Reading = Slot[]

const NUMBER = /^(\d+(?:\.\d+)?)\s*([^\d\s.x/+-](?:[^\d\s]|[1-3](?=$|\/))*)?$/u

/** A range is a label of its own; its unit stands in the attribute: 20-100Nm. */
const spanOf = oncePer(
  () => new RegExp(`^(\\d+(?:\\.\\d+)?)-(\\d+(?:\\.\\d+)?)\\s*(${unitPattern()})$`, 'u'),
)

/** Numbers that the trade writes for others: folded unit -> what a number of it may be. */
const tradeUnitsOf = oncePer(({ classes, rated }: Units) => {
  const units = new Map<string, (num: number) => Slot[]>()
  for (const { class: name, unit, times, of } of classes) {
    for (const [written, factor] of Object.entries(of)) {
      const inUnit = (num: number) => Number((num * factor).toPrecision(10))
      units.set(fold(written), (num) => [
        labelSlot(fold(`${name}${inUnit(num) * times}`)),
        { key: '', num: inUnit(num), unit: fold(unit) },
      ])
    }
  }
  for (const { units: written, unit, sizes } of rated) {
    const slots = (num: number) =>
      (sizes[num] ?? []).map((size) => ({ key: '', num: size, unit: fold(unit) }))
    for (const one of written) units.set(fold(one), slots)
  }
  return units
})

/** A fraction of an inch, 5/16 or 1-1/4, in mm; null for other texts, 14/17 or 4/8. */
function inchFraction(text: string): number | null {
  const [, whole = '0', over, under] = /^(?:([1-3])-)?(\d+)\/(2|4|8|16|32|64)$/.exec(text) ?? []
  const [upper, lower] = [Number(over), Number(under)]
  if (!over || upper % 2 === 0 || upper >= lower) return null
  return Number(((Number(whole) + upper / lower) * 25.4).toPrecision(10))
}

function slotOf(text: string): Slot {
  const inches = inchFraction(text)
  if (inches !== null) return { key: text, num: inches, unit: 'mm' }
  const [, from, to, of = ''] = spanOf(vocabulary().units).exec(text.trim()) ?? []
  const written = from && to ? `${from}-${to}` : text.trim()
  const [, number, unit = ''] = NUMBER.exec(written) ?? []
  return {
    key: plainNumber(specKey(written)),
    num: number === undefined ? null : Number(number),
    unit,
    ...(from && to && isMeasure(of) && { span: { from: Number(from), to: Number(to), unit: of } }),
  }
}

/** A label by its folded key, whatever it looks like. */
export const labelSlot = (key: string): Slot => ({ key, num: null, unit: '' })

/** Inches: the label itself, the nominal bore, the length in mm of a spanner. */
function inchReadings(text: string): Reading[] {
  const [, written, unit] = /^((?:[1-9]-)?\d+(?:\/\d)?|\d分)\s*("|''|英寸|寸)?$/u.exec(text) ?? []
  if (!written || !(unit || written.includes('/') || written.endsWith('分'))) return []
  const { size, bore, length } = inchNames(written)
  const number = /^\d+$/.test(size) ? [{ key: size, num: Number(size), unit: '英寸' }] : []
  const keys = [`${size}"`, bore, `g${size}"`].filter((key) => key !== undefined)
  return [
    ...keys.map((key) => [labelSlot(key)]),
    ...(number.length > 0 ? [number] : []),
    ...(length ? [[slotOf(`${length}mm`)]] : []),
  ]
}

/** A number as the trade means it: 1.6 MPa and 16 公斤 are PN16, 3 马力 are 2.2 kW. */
function tradeReadings(text: string): Reading[] {
  const { num, unit } = slotOf(text)
  const slots = tradeUnitsOf(vocabulary().units).get(unit)
  return num === null || !slots ? [] : slots(num).map((slot) => [slot])
}

/** Letters that name a dimension: D6, OD8. */
const DIMENSIONS: ReadonlySet<string> = new Set(['d', 'od', 'id', 'l', 'w', 'h', 'b', 't'])

/** Whether a size is written with the letters of its dimension: L500. */
export function isDimension(text: string): boolean {
  const [, letters = ''] = /^([a-z]+)\d[\d.]*$/.exec(text) ?? []
  return DIMENSIONS.has(letters)
}

/** Letters that names of goods begin with, all of them: bv of BV线. */
const lettersOfGoods = oncePer(
  ({ categories }: Lexicon) =>
    new Set([...categories.keys()].map((word) => /^[a-z]*/.exec(word)?.[0] ?? '')),
)

/** Letters before a size that need be no value: of goods (BV2.5, SC63×100) or of a dimension. */
function sayNoValue(letters: string, lexicon: Lexicon): boolean {
  return (
    DIMENSIONS.has(letters) || lexicon.goods.has(letters) || lettersOfGoods(lexicon).has(letters)
  )
}

/** The letters before a size that are no dimension's: ph of PH4×100; '' for none. */
export function sizeLettersOf(text: string): string {
  const [, letters = ''] = /^([a-z]+)-?\d/.exec(text) ?? []
  return DIMENSIONS.has(letters) ? '' : letters
}

/** Letters before a size, which may be a value or none; M8 is a thread, neither a size M nor a bore of 8 mm. */
const PREFIXED = /^(?!m\d)([a-z]+)-?(\d.*)$/

/** What one size may mean; the loose reading leaves out letters that need be no value. */
function sizeReadings(text: string, loose: Lexicon | null): Reading[] {
  const [, letters, size = ''] = PREFIXED.exec(text) ?? []
  const isLeftOut = loose && letters && sayNoValue(letters, loose)
  const prefixed = letters ? [isLeftOut ? [slotOf(size)] : [labelSlot(letters), slotOf(size)]] : []
  return [[slotOf(text)], ...inchReadings(text), ...prefixed]
}

/** Mains voltages that are written without their unit: 接触器 25A 220. */
const MAINS = new Set(['110', '127', '220', '380'])

/** A voltage with its kind before or behind, AC220 is AC220V and 24VDC DC24V, or that of the mains. */
function voltageReadings(text: string): Reading[] {
  if (MAINS.has(text)) return [[labelSlot(`${text}v`)]]
  const [, before = '', volts, behind = ''] = /^(ac|dc)?(\d+)\s*v?\s*(ac|dc)?$/.exec(text) ?? []
  const kind = before || behind
  return volts && kind ? [[labelSlot(`${kind}${volts}v`)]] : []
}

/** Strength of stainless fasteners (ISO 3506): the 80 of A4-80 is no length. */
const STAINLESS_CLASS = /^[acdf][1-8]-\d{2,3}$/

/** Sizes joined by a sign: `m8x30`, `35x52x7`, `63-100`, `2t x 6m`. */
function joinedReadings(text: string, sign: RegExp, loose: Lexicon | null): Reading[] {
  const sizes = text.split(sign).filter(Boolean)
  if (STAINLESS_CLASS.test(text) || inchFraction(text) !== null) return []
  if (sizes.length < 2 || !sizes.every((size) => /[\da-z]/.test(size))) return []
  const each = sizes.reduce<Reading[]>(
    (readings, size) =>
      readings.flatMap((reading) => sizeReadings(size, loose).map((more) => [...reading, ...more])),
    [[]],
  )
  // A face and a depth: 800×650 by 240.
  const [first, second, third, ...more] = sizes
  const isBox = third !== undefined && more.length === 0
  return isBox ? [...each, [labelSlot(`${first}x${second}`), slotOf(third)]] : each
}

/** A tube and the port of a fitting: 8-02 is 8 mm with a thread of 1/4". */
function portReadings(text: string): Reading[] {
  const [, tube, code = ''] = /^(\d{1,2})-(\d\d)$/.exec(text) ?? []
  const thread = vocabulary().units.ports[code]
  return tube && thread ? [[slotOf(tube), labelSlot(`${thread}"`)]] : []
}

/** An angle as it is spoken: 90度 is 90°. */
function angleReadings(text: string): Reading[] {
  const [, degrees] = /^(\d+(?:\.\d+)?)度$/.exec(text) ?? []
  return degrees ? [[{ key: `${degrees}°`, num: Number(degrees), unit: '°' }]] : []
}

/** Two equal sides written as one number: 2525 is 25×25; of MCLNR2525M12 the insert's size says no more. */
function squareReadings(text: string): Reading[] {
  const [, letters, side] = /^([a-z]*)(\d\d)\2(?:[a-z]\d\d)?$/.exec(text) ?? []
  if (!side) return []
  const square = labelSlot(`${side}x${side}`)
  return [letters ? [labelSlot(letters), square] : [square]]
}

/** A thread with the coarse pitch that goods do not state: M10×1.5 is M10. */
function coarseReadings(text: string): Reading[] {
  const [, thread = '', pitch] = /^(m\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(text) ?? []
  const isCoarse = vocabulary().units.coarse[thread.toUpperCase()] === Number(pitch)
  return isCoarse ? [[slotOf(thread)]] : []
}

/** Two sizes run together, as makers write them: 1605 of a ball screw is 16 by 5, 1608 of a strap 16 by 0.8. */
export function joinedPairs(text: string): Reading[] {
  const [, first, second] = /^([1-9]\d)(\d\d)$/.exec(text) ?? []
  if (!first || !second) return []
  return [1, 10].map((tenths) => [slotOf(`${first}mm`), slotOf(`${Number(second) / tenths}mm`)])
}

/** A size before letters: 6305zz is 6305 with ZZ seals. */
function suffixedReadings(text: string): Reading[] {
  const [, size, letters = ''] = /^(\d{2,})-?([a-z]+\d?)$/.exec(text) ?? []
  return size ? [[slotOf(size), labelSlot(letters)]] : []
}

function withLabels(slot: Slot, { labelNames }: Lexicon): Slot {
  const labels = labelNames.get(slot.key)?.map((label) => plainNumber(specKey(label)))
  return labels ? { ...slot, labels } : slot
}

function literalReadings(text: string, loose: Lexicon | null): Reading[] {
  const sizes = text.replace(/\s*x\s*/g, 'x')
  return [
    // The unit of a size of several stands in the attribute: 1.2×1.2m.
    ...(sizes.includes('x')
      ? [[slotOf(text.replace(/(?:mm|cm|m)$/, ''))]]
      : sizeReadings(text, loose)),
    ...tradeReadings(text),
    ...voltageReadings(text),
    ...angleReadings(text),
    ...portReadings(text),
    ...joinedReadings(sizes, /x/, loose),
    ...coarseReadings(sizes),
    ...suffixedReadings(text),
    ...squareReadings(text),
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
