import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute, AttributeValue, CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { QueryPart } from '../language/query-part'
import { inUnit, isMeasure } from '../language/units'
import type { Constraint, Meaning, Near } from './constraints'
import { MEASURE } from './leaf-values'
import { literalSlot, type Slot } from './reading'

/** Values considered next to a number that no SKU has. */
const NEAR_MAX = 12
/** Labels named on a card. */
const NAMED_MAX = 2

type Distance = { value: AttributeValue; distance: number }

/** Whether labels are numbers without a unit, which take any counter: 34码, but not 5孔 of M8. */
const areSizes = oncePer(
  ({ unit, values }: Attribute) =>
    unit === '' && values.every(({ label }) => /^[\d.]+$/.test(label)),
)

/** A number that is ten times another measures something else: 6205 is no 4级, 3 m of tape are no 50 mm. */
const isOfMagnitude = (one: number, other: number) => one <= 10 * other && other <= 10 * one

/** How far the numbers of an attribute are from a slot's; none where the slot is of another dimension. */
function fromNumbers({ num, unit }: Slot, attribute: Attribute): Distance[] {
  if (num === null) return []
  const isBare = unit === '' || (!isMeasure(unit) && areSizes(attribute))
  const wanted = isBare ? num : inUnit(num, unit, attribute.unit)
  if (wanted === null) return []
  const far = Number.POSITIVE_INFINITY
  return attribute.values
    .filter((value) => isOfMagnitude(value.num ?? far, wanted))
    .map((value) => ({ value, distance: Math.abs((value.num ?? far) - wanted) }))
}

/** A number between letters: M8, DN50, DC24V. */
const LETTERED = /^([a-z]+)(\d+(?:\.\d+)?)([a-z]*)$/

/** The labels of an attribute that are a number between letters, by their letters. */
const letteredOf = oncePer(({ values }: Attribute) =>
  values.flatMap((value) => {
    const [, before, number, behind] = LETTERED.exec(fold(value.label)) ?? []
    return number ? [{ value, number: Number(number), letters: `${before} ${behind}` }] : []
  }),
)

/** The labels of an attribute that are a number with its unit: 3kg, 1号. */
const measuredOf = oncePer(({ values }: Attribute) =>
  values.flatMap((value) => {
    const [, number, unit = ''] = MEASURE.exec(fold(value.label)) ?? []
    return number ? [{ value, number: Number(number), unit }] : []
  }),
)

/** Nails F30 are not next to F5. */
const isNear = (one: number, other: number) => one <= 2 * other && other <= 2 * one

/** How far labels that have their letters or their unit are from a slot with the same: M8 from M7, 5kg from 6kg. */
function fromLabels({ key, num, unit }: Slot, attribute: Attribute): Distance[] {
  const [, before, number, behind] = LETTERED.exec(key) ?? []
  if (number) {
    const same = letteredOf(attribute).filter(
      (one) => one.letters === `${before} ${behind}` && isNear(one.number, Number(number)),
    )
    return same.map((one) => ({
      value: one.value,
      distance: Math.abs(one.number - Number(number)),
    }))
  }
  if (num === null || unit === '') return []
  return measuredOf(attribute).flatMap((one) => {
    const same = inUnit(one.number, one.unit, unit)
    return same === null ? [] : [{ value: one.value, distance: Math.abs(same - num) }]
  })
}

/** Values of the first attribute that the slot may be a number of, the nearest first. */
function byDistance(slot: Slot, attributes: readonly Attribute[]): AttributeValue[] {
  for (const attribute of attributes) {
    const numbers = attribute.type === 'number' ? fromNumbers(slot, attribute) : []
    const distances = numbers.length > 0 ? numbers : fromLabels(slot, attribute)
    if (distances.length > 0) {
      return distances.sort((a, b) => a.distance - b.distance).map(({ value }) => value)
    }
  }
  return []
}

/** The numbers of a size of several or of a range, 600×400×300, 16-27 or -40~60; none of other texts. */
function numbersOf(text: string): number[] {
  const sizes = /^-?[\d.]+(?:(?:x|-|~-?)[\d.]+)+/.exec(fold(text))?.[0] ?? ''
  return [...sizes.matchAll(/(?:^|~)-?[\d.]+|[\d.]+/g)].map(([number]) =>
    Number(number.replace('~', '')),
  )
}

/** The numbers of a part in the attribute's unit: 0-20bar are 0 and 2 of MPa; none where it has another dimension. */
function numbersIn({ text, range }: QueryPart, attribute: Attribute): number[] {
  const { min, max, unit = '' } = range ?? {}
  const { span = { from: min, to: max, unit } } = literalSlot(text)
  if (span.from === undefined || span.to === undefined) return numbersOf(text)
  if (span.unit === '' || attribute.unit === '') return [span.from, span.to]
  const ends = [span.from, span.to].map((end) => inUnit(end, span.unit, attribute.unit))
  return ends.filter((end) => end !== null)
}

/** Values of the first attribute whose labels have as many numbers as the part, the nearest first. */
function byDistances(part: QueryPart, attributes: readonly Attribute[]): AttributeValue[] {
  for (const attribute of attributes) {
    const { values } = attribute
    const wanted = numbersIn(part, attribute)
    if (wanted.length < 2) continue
    const alike = values
      .map((value) => ({ value, numbers: numbersOf(value.label) }))
      .filter(({ numbers }) => numbers.length === wanted.length)
    const distance = (numbers: readonly number[]) =>
      wanted.reduce((sum, number, at) => sum + Math.abs(number - (numbers[at] ?? 0)), 0)
    if (alike.length > 0) {
      return alike
        .sort((a, b) => distance(a.numbers) - distance(b.numbers))
        .map(({ value }) => value)
    }
  }
  return []
}

/** A leaf of the catalogue, as a query is understood in it. */
type InLeaf = { catalog: CatalogMetadata; meaning: Meaning; leafId: number }

/** A part without the letters that name the goods of a leaf: 3 of BV3 in BV线. */
function sizeIn({ text, categoryIds }: QueryPart, leafId: number): string {
  return categoryIds.includes(leafId) ? text.replace(/^[a-z]+-?(?=\d)/, '') : text
}

/** For each number of a part that a product may lack: the leaf's values, the nearest first. */
function nearest(constraint: Constraint, { catalog, meaning, leafId }: InLeaf) {
  const { part, partly, leaves } = constraint
  const some = partly.get(leafId)
  const all = catalog.attributes.get(leafId) ?? []
  const own = new Set(leaves.get(leafId)?.map(({ attributeId }) => attributeId))
  // What the leaf has as a value of some attribute is no number of another: a belt of 5M is not five metres long.
  if (own.size > 0)
    return [
      byDistance(
        literalSlot(part.text),
        all.filter(({ id }) => own.has(id)),
      ),
    ]
  const others = meaning.constraints.filter((one) => one !== constraint)
  const wanted = others.flatMap(({ leaves }) => leaves.get(leafId) ?? [])
  const taken = new Set([...wanted, ...(some?.wanted ?? [])].map(({ attributeId }) => attributeId))
  const free = all.filter(({ id }) => !taken.has(id))
  const whole = byDistances(
    part,
    all.filter(({ axis }) => axis),
  )
  if (whole.length > 0) return [whole]
  const axes = free.filter(({ axis }) => axis)
  // The numbers of a size are those of axes: the 22 of 125×6×22 is next to no grain.
  if (some) return some.open.map((slot) => byDistance(slot, axes))
  const size = sizeIn(part, leafId)
  const sizes = /^[\d.]+(x[\d.]+)+$/.test(size) ? size.split('x') : []
  if (sizes.length > 0)
    return sizes.map((size, at) => byDistance(literalSlot(size), axes.slice(at)))
  const rest = free.filter(({ axis }) => !axis)
  return [byDistance(literalSlot(size), [...axes, ...rest])]
}

/** By leaf: the values near the numbers that a query asks for and the leaf has not. */
export function nearValues(catalog: CatalogMetadata, meaning: Meaning): Map<number, Near[]> {
  const near = new Map<number, Near[]>()
  for (const leafId of meaning.leaves.keys()) {
    const exact = new Set(
      meaning.constraints.flatMap(({ leaves }) =>
        (leaves.get(leafId) ?? []).flatMap(({ valueIds }) => [...valueIds]),
      ),
    )
    const lists = meaning.constraints.flatMap((one) => nearest(one, { catalog, meaning, leafId }))
    const ranked = lists.flatMap((values) =>
      values
        .slice(0, NEAR_MAX)
        .map(({ id }, at) => ({ id, points: NEAR_MAX - at }))
        // What a SKU has as asked counts among its parts; it says nothing of how near the others are.
        .filter(({ id }) => !exact.has(id)),
    )
    if (ranked.length > 0) near.set(leafId, ranked)
  }
  return near
}

/** A label with the attribute's unit, which may not be the one asked for. */
function withUnit({ label, attributeId }: AttributeValue, { attribute }: CatalogMetadata): string {
  return /\d$/.test(label) ? `${label}${attribute.get(attributeId)?.unit ?? ''}` : label
}

/** Labels of a product's own values next to what a part asks for; none when it asks no number. */
export function nearestLabels(
  constraint: Constraint,
  inLeaf: InLeaf,
  values: readonly number[],
): string[] {
  const own = new Set(values)
  return nearest(constraint, inLeaf).flatMap((near) =>
    near
      .filter(({ id }) => own.has(id))
      .slice(0, NAMED_MAX)
      .sort((a, b) => a.sort - b.sort)
      .map((value) => withUnit(value, inLeaf.catalog)),
  )
}
