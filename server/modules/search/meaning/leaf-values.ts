import { fold, plainNumber, specKey } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute } from '@/server/modules/catalog/metadata'
import { RANGE_LABEL } from '../language/range'
import { inUnit, isMeasure } from '../language/units'
import { labelSlot, type Slot } from './reading'

/** How well a value fits what was typed; the highest counts. */
export const FIT = {
  whole: 6,
  axis: 5,
  code: 4,
  fixed: 3.5,
  derived: 3,
  partly: 2.5,
  upTo: 2,
  inside: 1,
} as const

/** Values of one attribute that a slot names, all equally well. */
export type Named = { attributeId: number; valueIds: readonly number[]; fit: number }

type Ids = ReadonlyMap<string | number, number[]>
type Indexed = {
  attribute: Attribute
  /** Axes come before what is fixed for a product, and that before what follows from an axis. */
  place: 'axis' | 'fixed' | 'derived'
  byLabel: Ids
  /** Latin words and numbers inside labels, and what follows their letters: AC220V, 220v. */
  byCode: Ids
  /** Labels that are a number and nothing else. */
  byNumber: Ids
  /** The numbers of others: M8 is 8. */
  byInnerNumber: Ids
  /** Labels that are a number with its unit, where the attribute has none for all: 3kg beside 6L. */
  measures: { id: number; num: number; unit: string }[]
  /** Upper ends of ranges from 0, as gauges are asked for: 0-1.6 is 1.6. */
  byUpperEnd: Ids
  /** Chinese labels without 式, 型 and the like at the end. */
  chinese: { id: number; core: string }[]
  /** Sizes of several numbers: 600x400x148. */
  compound: { id: number; key: string }[]
  /** Labels that begin with a code and go on in Chinese: a型圆头, 300片装. */
  mixed: { id: number; key: string }[]
}

const ENDING = /(?<=\p{Script=Han})[式型形级色柄性]$/u

/** A code with Chinese behind it, as most labels of a shape or a pack are: A型圆头, 300片装. */
const MIXED = /^[a-z\d][a-z\d.-]*\p{Script=Han}/u

/** A folded label that is a number with its unit: 3kg, 1号. */
export const MEASURE = /^(\d+(?:\.\d+)?)(\p{L}+)$/u

function coreOf(text: string): string {
  const run = (text.match(/\p{Script=Han}+/gu) ?? []).join('')
  return run.length > 1 ? run.replace(ENDING, '') : run
}

function codesOf(folded: string): string[] {
  const whole = folded.match(/[a-z0-9.]+(?:[-/][a-z0-9.]+)*/g) ?? []
  const codes = whole.flatMap((code) => [code, ...code.split('-')])
  return codes.flatMap((code) => [code, code.replace(/^[a-z]+(?=\d)/, '')]).map(plainNumber)
}

/** Numbers that were converted are compared without the dust of floating point. */
const rounded = (num: number) => Number(num.toPrecision(10))

function indexAttribute(attribute: Attribute): Indexed {
  const maps = {
    byLabel: new Map<string | number, number[]>(),
    byCode: new Map<string | number, number[]>(),
    byNumber: new Map<string | number, number[]>(),
    byInnerNumber: new Map<string | number, number[]>(),
    byUpperEnd: new Map<string | number, number[]>(),
  }
  const add = (map: Map<string | number, number[]>, key: string | number, id: number) => {
    const ids = map.get(key)
    if (!ids) map.set(key, [id])
    else if (!ids.includes(id)) ids.push(id)
  }
  const measures: Indexed['measures'] = []
  const chinese: Indexed['chinese'] = []
  const mixed: Indexed['mixed'] = []
  const compound: Indexed['compound'] = []
  for (const { id, label, num } of attribute.values) {
    const folded = fold(label)
    const key = plainNumber(specKey(folded))
    const isPlain = /^[\d.]+$/.test(key)
    add(maps.byLabel, key, id)
    const isRange = RANGE_LABEL.test(folded)
    if (!isPlain && !isRange) for (const code of codesOf(folded)) add(maps.byCode, code, id)
    if (key.startsWith('0-')) add(maps.byUpperEnd, Number(key.slice(2)), id)
    else if (isPlain) add(maps.byNumber, rounded(num ?? Number(key)), id)
    else if (num !== null && !isRange) add(maps.byInnerNumber, rounded(num), id)
    const [, number, unit = ''] = MEASURE.exec(folded) ?? []
    if (attribute.unit === '' && isMeasure(unit)) measures.push({ id, num: Number(number), unit })
    const core = coreOf(folded)
    if (core) chinese.push({ id, core })
    if (MIXED.test(key)) mixed.push({ id, key })
    if (/\dx.*\dx/.test(key)) compound.push({ id, key })
  }
  const place = attribute.axis ? 'axis' : attribute.inTable ? 'derived' : 'fixed'
  return { attribute, place, measures, chinese, compound, mixed, ...maps }
}

/** The values of a leaf's attributes, ready to be asked for; built once per load of the catalogue. */
const indexOf = oncePer((attributes: readonly Attribute[]) => attributes.map(indexAttribute))

type Fitting = { ids: readonly number[]; fit: number }
const NONE: Fitting = { ids: [], fit: 0 }
const best = (options: Fitting[]) => options.find(({ ids }) => ids.length > 0) ?? NONE
const option = (ids: readonly number[] | undefined, fit: number): Fitting => ({
  ids: ids ?? [],
  fit,
})

function fittingNumber({ num, unit }: Slot, of: Indexed): Fitting {
  if (num === null) return NONE
  if (unit === '') {
    return best([
      option(of.byNumber.get(num), FIT[of.place]),
      option(of.byUpperEnd.get(num), of.place === 'axis' ? FIT.code : FIT.upTo),
      option(of.place === 'axis' ? of.byInnerNumber.get(num) : undefined, FIT.inside),
    ])
  }
  const own = of.attribute.unit
  // A label without a unit takes any counter: 42码 is size 42.
  if (own === '') {
    if (!isMeasure(unit)) return option(of.byNumber.get(num), FIT.fixed)
    const equal = of.measures.filter((one) => {
      const converted = inUnit(num, unit, one.unit)
      return converted !== null && rounded(converted) === rounded(one.num)
    })
    return best([
      option(
        equal.map(({ id }) => id),
        FIT.whole,
      ),
    ])
  }
  const converted = inUnit(num, unit, own)
  if (converted === null) return NONE
  const key = rounded(converted)
  return best([
    option(of.byNumber.get(key), FIT.whole),
    option(of.byInnerNumber.get(key), FIT.whole),
    option(of.byUpperEnd.get(key), FIT.upTo),
  ])
}

/** A measure of another dimension than the attribute's: 16 mm is no 16 V, though keys drop the unit. */
function isOfAnotherDimension({ num, unit }: Slot, { attribute }: Indexed): boolean {
  if (num === null || attribute.unit === '' || !isMeasure(unit)) return false
  return inUnit(num, unit, attribute.unit) === null
}

/** What a Chinese key says; '' for one with letters or digits. */
const chineseCore = (key: string) => (/[a-z0-9]/.test(key) ? '' : coreOf(key))

/** The values whose label the key is, be it without 式, 型 and the like at the end. */
function wholeLabel({ key, num, unit }: Slot, of: Indexed): readonly number[] {
  const isBareNumber = num !== null && unit === ''
  const byLabel = isBareNumber ? undefined : of.byLabel.get(key)
  if (byLabel) return byLabel
  const core = chineseCore(key)
  return core === '' ? [] : of.chinese.flatMap((one) => (one.core === core ? [one.id] : []))
}

/** The values whose label goes on after the key. */
function begunLabels(key: string, { mixed, compound }: Indexed) {
  if (MIXED.test(key)) return mixed.filter((one) => one.key.startsWith(key))
  return /\dx\d/.test(key) ? compound.filter((one) => one.key.startsWith(`${key}x`)) : []
}

function fittingLabel(slot: Slot, of: Indexed): Fitting {
  const { key } = slot
  if (key === '') return NONE
  const whole = wholeLabel(slot, of)
  if (whole.length > 0) return option(whole, FIT.whole)
  const byCode = of.byCode.get(key)
  if (byCode) return option(byCode, FIT.code)
  const begun = begunLabels(key, of)
  if (begun.length > 0)
    return option(
      begun.map(({ id }) => id),
      FIT.code,
    )
  const core = chineseCore(key)
  const partly = core.length > 1 ? of.chinese.filter((one) => one.core.includes(core)) : []
  return best([
    option(
      partly.map(({ id }) => id),
      FIT.partly,
    ),
  ])
}

/** A range in the attribute's own unit, 0-1 MPa of 0-10bar, and any other slot as it is; null for another dimension's. */
function inUnitOf(slot: Slot, { attribute }: Indexed): Slot | null {
  const { span } = slot
  if (!span || attribute.unit === '') return slot
  const from = inUnit(span.from, span.unit, attribute.unit)
  const to = inUnit(span.to, span.unit, attribute.unit)
  if (from === null || to === null) return null
  return { ...slot, key: `${rounded(from)}-${rounded(to)}` }
}

function fitting(given: Slot, of: Indexed): Fitting {
  const slot = inUnitOf(given, of)
  if (!slot || isOfAnotherDimension(slot, of)) return NONE
  const own = of.byLabel.get(slot.key) ?? []
  const meant = (slot.labels ?? []).flatMap((label) => of.byLabel.get(label) ?? [])
  if (meant.length > 0) return option([...new Set([...own, ...meant])], FIT.whole)
  const byLabel = fittingLabel(slot, of)
  const byNumber = fittingNumber(slot, of)
  return byNumber.fit > byLabel.fit ? byNumber : byLabel
}

/**
 * The values of a leaf that a slot may name, by attribute, best first: whole labels and numbers of
 * the right unit, then codes inside labels, then parts of them.
 */
export function valuesNamed(attributes: readonly Attribute[], slot: Slot): Named[] {
  const named: Named[] = []
  for (const of of indexOf(attributes)) {
    const { ids, fit } = fitting(slot, of)
    if (fit > 0 && ids.length > 0) {
      named.push({ attributeId: of.attribute.id, valueIds: ids, fit })
    }
  }
  return named.sort((a, b) => b.fit - a.fit)
}

/** The values whose Chinese label has a character anywhere, by attribute: 铝 of 全铝 and 铝/钢. */
export function valuesWith(attributes: readonly Attribute[], character: string): Named[] {
  return indexOf(attributes).flatMap(({ attribute, chinese }) => {
    const valueIds = chinese.flatMap(({ id, core }) => (core.includes(character) ? [id] : []))
    return valueIds.length > 0 ? [{ attributeId: attribute.id, valueIds, fit: FIT.partly }] : []
  })
}

/** The values whose whole label a slot is, by attribute. */
export function valuesLabelled(attributes: readonly Attribute[], slot: Slot): Named[] {
  return indexOf(attributes).flatMap((of) => {
    const own = inUnitOf(slot, of)
    const valueIds = own ? wholeLabel(own, of) : []
    return valueIds.length > 0 ? [{ attributeId: of.attribute.id, valueIds, fit: FIT.whole }] : []
  })
}

/** The values of the labels that buyers mean in a leaf, of the attribute that the first of them is of. */
export function valuesMeant(
  attributes: readonly Attribute[],
  labels: readonly string[],
): Named | null {
  const named = labels.flatMap((label) =>
    valuesLabelled(attributes, labelSlot(plainNumber(specKey(label)))),
  )
  const [first] = named
  if (!first) return null
  const ofFirst = named.filter(({ attributeId }) => attributeId === first.attributeId)
  return { ...first, valueIds: ofFirst.flatMap(({ valueIds }) => valueIds) }
}
