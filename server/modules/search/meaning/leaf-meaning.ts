import { fold, plainNumber, specKey } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute } from '@/server/modules/catalog/metadata'
import { RANGE_LABEL } from '../language/range'
import { assign, bestReading } from './best-reading'
import { valuesCovering } from './covering-ranges'
import { flagWanted } from './flag-values'
import { goodsWanted } from './goods-values'
import { valuesMeant, valuesNamed, valuesWith } from './leaf-values'
import { rangeWanted } from './range-values'
import { isHanWord, type ReadPart } from './read-parts'
import { isDimension, joinedPairs, type Reading, type Slot } from './reading'
import { foldedName, type LeafAsked, type Taken, type Wanted } from './wanted'

/** What a query means in one leaf. */
export type LeafMeaning = {
  /** Values by the place of the part; parts without values are absent. */
  wanted: ReadonlyMap<number, Wanted[]>
  /** Compound sizes of which the leaf has only some: M8 of M8×33. */
  partly: ReadonlyMap<number, Partly>
  /** Places of the parts that are a designation, 51110 or M8: next to one there is none, as there is to a length. */
  designations: ReadonlySet<number>
  /** How well the values fit what was typed: leaves with the best come first. */
  fit: number
}

/** What a leaf has of a compound size, and what it has not. A size that tells SKUs apart weighs twice. */
export type Partly = { wanted: (Wanted & { weight: number })[]; open: Slot[] }

/** How much less a label fits that is not what was typed. */
const MEANT = 1

/** How much less a reading fits that leaves out letters. */
const LOOSE = 2

/** A Chinese character alone is part of a label rather than of a synonym of the goods: 铝 of 铝铆钉. */
const isCharacter = (text: string) => /^\p{Script=Han}$/u.test(text)

/** Whether an attribute is called so; a number is of none that has words alone: 17mm 长 of sockets that are 标准 or 加长. */
function isCalled(attribute: Attribute, name: string, text: string): boolean {
  if (!foldedName(attribute).includes(name)) return false
  return !/^\d/.test(text) || attribute.values.some(({ label }) => /\d/.test(label))
}

/** Whether a leaf has ranges among its sizes: 25-50 of micrometers. */
const hasRanges = oncePer((attributes: readonly Attribute[]) =>
  attributes.some(
    ({ axis, values }) => axis && values.some(({ label }) => RANGE_LABEL.test(fold(label))),
  ),
)

/** The sizes of several of a reading as buyers mean their numbers in a leaf: 6×150 of screwdrivers is PH2 by 150. */
function readingMeant(reading: Reading[], { meant }: LeafAsked): Reading[] {
  const labelsOf = ({ key }: Slot) => meant.get(`${key}x`)
  return reading
    .filter((slots) => slots.length > 1 && slots.some(labelsOf))
    .map((slots) =>
      slots.map((slot) => {
        const labels = labelsOf(slot)
        return labels
          ? { ...slot, labels: labels.map((label) => plainNumber(specKey(label))) }
          : slot
      }),
    )
}

/**
 * What a part may mean in a leaf. Two numbers are a range where the leaf has ranges: 50-100 is no micrometer of 0-50
 * with a base of 100. Letters that say something are not left out.
 */
function readingsIn(
  { part, at, readings }: ReadPart,
  { attributes, lettered }: LeafAsked,
): Reading[][] {
  const steps = readings.slice(0, lettered.has(at) ? 1 : undefined)
  const isRange = RANGE_LABEL.test(part.text) && hasRanges(attributes)
  return isRange ? steps.map((step) => step.filter((slots) => slots.length === 1)) : steps
}

function wantedBy(read: ReadPart, leaf: LeafAsked, taken: Taken) {
  const { part, at, leafKey } = read
  const { text, attribute, range, categoryIds } = part
  const { attributes } = leaf
  const own = valuesMeant(attributes, leaf.meant.get(leafKey) ?? [])
  if (own) return { wanted: [own], fit: own.fit - MEANT }
  // Letters that name goods are left out in the leaves of these goods alone: SC50×100 is no depth gauge.
  const isOfOthers = categoryIds.length > 0 && !leaf.namedBy.has(at) && !isDimension(text)
  const named = attribute ? attributes.filter((one) => isCalled(one, attribute, text)) : []
  const among = named.length > 0 ? named : attributes
  const isAsked = named.length > 0 || leaf.namedBy.size > 0
  const covering = isAsked && !part.isExcluded ? valuesCovering(among, part) : null
  const isFree = covering && !taken.has(covering.attributeId)
  const steps = readingsIn(read, leaf)
  for (const [step, reading] of steps.slice(0, isOfOthers ? 1 : undefined).entries()) {
    // One attribute has no two sizes: the 规格 of 规格 M8×30 is none of them.
    const joint = named.length > 0 ? reading.filter((slots) => slots.length > 1) : []
    const best = bestReading(among, reading, taken) ?? bestReading(attributes, joint, taken)
    if (!best) {
      const meant = bestReading(among, readingMeant(reading, leaf), taken)
      if (meant) return { wanted: meant.named, fit: meant.fit - (step + 1) * LOOSE }
      continue
    }
    if (isFree && covering.fit >= best.fit) break
    return { wanted: best.named, fit: best.fit - step * LOOSE }
  }
  if (isFree) return { wanted: [covering], fit: covering.fit }
  // What follows from a choice, as the diameters of a bearing do, is not what its number is made of.
  const pairs = leaf.namedBy.size > 0 ? joinedPairs(text) : []
  const chosen = () => attributes.filter(({ axis, inTable }) => axis || !inTable)
  for (const pair of pairs) {
    const both = assign(chosen(), pair, taken)
    if (both) return { wanted: both.named, fit: both.fit - LOOSE }
  }
  const inside = range && rangeWanted(among, range, named.length > 0)
  if (inside) return inside
  const [having] = isCharacter(text) && !leaf.name.includes(text) ? valuesWith(among, text) : []
  if (having) return { wanted: [having], fit: having.fit }
  const wanted = flagWanted(attributes, text) ?? []
  return { wanted, fit: wanted.length }
}

/** Attributes that tell the SKUs of a product apart. */
const axesOf = oncePer(
  (attributes: readonly Attribute[]) =>
    new Set(attributes.filter(({ axis }) => axis).map(({ id }) => id)),
)

function isDesignation(wanted: readonly Wanted[], attributes: readonly Attribute[]): boolean {
  const ids = new Set(wanted.map(({ attributeId }) => attributeId))
  return attributes.some(({ id, axis, unit }) => axis && unit === '' && ids.has(id))
}

function weighed(wanted: readonly Wanted[], attributes: readonly Attribute[]) {
  const axes = axesOf(attributes)
  return wanted.map((one) => ({ ...one, weight: axes.has(one.attributeId) ? 2 : 1 }))
}

const lettersIn = (slots: readonly Slot[]) => slots.filter(({ num }) => num === null).length

/** The most that a leaf has of a compound size, none of whose readings it has whole. */
function partlyWanted(read: ReadPart, leaf: LeafAsked): Partly | null {
  const { attributes } = leaf
  const axes = [...axesOf(attributes)]
  let best: Partly | null = null
  // Letters that say nothing are better left out than looked for: the SC of SC70×100.
  const loosestFirst = readingsIn(read, leaf).toReversed().flat()
  for (const reading of loosestFirst.filter((slots) => slots.length > 1)) {
    const wanted: Wanted[] = []
    const open: Slot[] = []
    // Sizes are written in the order of the axes: the 100 of 70×100 is no bore.
    const passed = new Set<number>()
    for (const slot of reading) {
      const named = valuesNamed(attributes, slot).find(
        ({ attributeId }) => !passed.has(attributeId),
      )
      if (named) wanted.push(named)
      else open.push(slot)
      // A number that the leaf has not stands for its next axis; letters stand for none.
      const next = /\d/.test(slot.key) ? axes.find((id) => !passed.has(id)) : undefined
      const attributeId = named?.attributeId ?? next
      if (attributeId !== undefined) passed.add(attributeId)
    }
    // Letters without a value of their own belong to the number behind them, M7 is not an M and a 7, but for a maker's.
    const isSplit = !read.isMakers && open.some(({ key }) => /^[a-z]+$/.test(key))
    const isMore = wanted.length > (best?.wanted.length ?? 0)
    // A number is next to others, with letters that say nothing next to none: 70 rather than SC70.
    const isBarer = wanted.length === best?.wanted.length && lettersIn(open) < lettersIn(best.open)
    if (!isSplit && (isMore || isBarer)) {
      best = { wanted: weighed(wanted, attributes), open }
    }
  }
  return best
}

function partWanted(read: ReadPart, leaf: LeafAsked, taken: Taken) {
  switch (read.part.kind) {
    case 'category':
      return { wanted: goodsWanted(read, leaf), fit: 0 }
    case 'standard':
      return { wanted: [], fit: 0 }
    default:
      return wantedBy(read, leaf, taken)
  }
}

/** PNP 常开 are the values of both words; 红 蓝, which no value is both, are either. */
function joined(earlier: readonly number[], more: readonly number[]): number[] {
  const both = earlier.filter((id) => more.includes(id))
  return both.length > 0 ? both : [...earlier, ...more]
}

/** A word of the leaf's own name fits as well as a value does: 数显 of 数显卡尺. */
const NAME_FIT = 6

/** What the parts of a query mean in a leaf. Two values of one attribute are either of them. */
export function leafMeaning(parts: readonly ReadPart[], leaf: LeafAsked): LeafMeaning {
  const { attributes } = leaf
  const meaning = new Map<number, Wanted[]>()
  const partly = new Map<number, Partly>()
  const designations = new Set<number>()
  const taken: Taken = new Map()
  /** Attributes whose values the name of goods alone says. */
  const implied = new Set<number>()
  let fit = 0
  for (const read of parts) {
    const { part, at } = read
    const { wanted, fit: own } = partWanted(read, leaf, taken)
    // 设备检修用 is what for; the value is the one said beside it: 禁止合闸.
    if (part.isUse && wanted.some(({ attributeId }) => taken.has(attributeId))) continue
    if (wanted.length === 0) {
      if (part.kind === 'word' && isHanWord(part.text) && leaf.name.includes(part.text)) {
        fit += NAME_FIT
      }
      const isWhole = part.isExcluded || part.kind === 'standard'
      const some = isWhole ? null : partlyWanted(read, leaf)
      if (some) partly.set(at, some)
      continue
    }
    fit += own
    if (/\d/.test(part.text) && isDesignation(wanted, attributes)) designations.add(at)
    // What no SKU has whole, M8 with the pitch of another thread, counts size by size.
    if (wanted.length > 1 && !part.isExcluded) {
      partly.set(at, { wanted: weighed(wanted, attributes), open: [] })
    }
    const merged = wanted.map(({ attributeId, valueIds }) => {
      const earlier = part.isExcluded ? undefined : taken.get(attributeId)
      const one = earlier ?? { attributeId, valueIds: [] }
      // What the name of goods implies gives way to what is said: 急救箱 尼龙包.
      const isSaid = part.kind !== 'category' && implied.delete(attributeId)
      const both = joined(one.valueIds, valueIds)
      one.valueIds = isSaid ? both.filter((id) => valueIds.includes(id)) : both
      if (part.kind === 'category' && !earlier) implied.add(attributeId)
      if (!part.isExcluded) taken.set(attributeId, one)
      return one
    })
    meaning.set(at, merged)
  }
  return { wanted: meaning, partly, designations, fit }
}
