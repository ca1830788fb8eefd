import { fold, plainNumber, specKey } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute, AttributeValue } from '@/server/modules/catalog/metadata'
import type { Lexicon } from '../language/lexicon'
import { inchNames } from '../language/measure'
import type { NumberRange, QueryPart } from '../language/query-part'
import { inUnit } from '../language/units'
import { type Named, valuesLabelled, valuesNamed } from './leaf-values'
import { joinedPair, labelSlot, literalSlot, type Reading, readingsOf, type Slot } from './reading'

/** Values of one attribute, any of which satisfies. */
export type Wanted = { attributeId: number; valueIds: readonly number[] }

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

type Taken = Map<number, Wanted>
type Assigned = { named: Named[]; fit: number }

/** Attribute choices of a reading: one each, none twice; the best fit, then the leaf's order. */
function assign(attributes: readonly Attribute[], reading: Reading, taken: Taken): Assigned | null {
  let best: Assigned | null = null
  const orders = new Map(attributes.map(({ id }, at) => [id, at]))
  const options = reading.map((slot) => valuesNamed(attributes, slot))
  function choose(at: number, named: Named[], fit: number) {
    const candidates = options[at]
    if (!candidates) {
      const disorder = named.filter(({ attributeId }, i) => {
        const previous = named[i - 1]
        return previous && (orders.get(previous.attributeId) ?? 0) > (orders.get(attributeId) ?? 0)
      }).length
      const total = fit / reading.length - disorder / 10
      if (!best || total > best.fit) best = { named, fit: total }
      return
    }
    for (const candidate of candidates) {
      if (named.some(({ attributeId }) => attributeId === candidate.attributeId)) continue
      const isTaken = taken.has(candidate.attributeId)
      // A number alone is another size, or none: 20×2.65 100 are no two diameters.
      if (isTaken && isBareNumber(reading[at])) continue
      choose(at + 1, [...named, candidate], fit + candidate.fit - (isTaken ? 4 : 0))
    }
  }
  choose(0, [], 0)
  return best
}

/** No size where the trade means a material by it: 304. */
const isBareNumber = (slot: Slot | undefined) =>
  slot?.num !== null && slot?.unit === '' && !slot.labels

function bestReading(
  attributes: readonly Attribute[],
  readings: Reading[],
  taken: Taken,
): Assigned | null {
  let best: Assigned | null = null
  for (const reading of readings) {
    const one = assign(attributes, reading, taken)
    // An earlier reading is more literal: a later one must fit clearly better.
    if (one && (!best || one.fit > best.fit + 0.5)) best = one
  }
  return best
}

function inRange(num: number | null, { min = -Infinity, max = Infinity }: NumberRange): boolean {
  return num !== null && num >= min && num <= max
}

/** Whether a label begins with the letters of a range: M8 of M6以上, not the pitch 8. */
const hasLetters = (label: string, { letters = '' }: NumberRange) =>
  letters === '' || new RegExp(`^${letters}\\d`).test(fold(label))

/**
 * A range as a value of its own, as gauges have it: 0~1.6 MPa; else as the values inside it, of the
 * first attribute with its unit.
 */
function rangeWanted(attributes: readonly Attribute[], range: NumberRange): Wanted[] | null {
  const [whole] = valuesLabelled(attributes, labelSlot(`${range.min}-${range.max}`))
  if (whole) return [whole]
  for (const attribute of attributes) {
    const toOwn = (bound: number | undefined) =>
      bound === undefined || range.unit === '' ? bound : inUnit(bound, range.unit, attribute.unit)
    const [min, max] = [toOwn(range.min), toOwn(range.max)]
    if (min === null || max === null || attribute.type !== 'number') continue
    const own = { ...(min !== undefined && { min }), ...(max !== undefined && { max }), unit: '' }
    const inside = attribute.values.filter(
      ({ num, label }) => inRange(num, own) && hasLetters(label, range),
    )
    if (inside.length > 0)
      return [{ attributeId: attribute.id, valueIds: inside.map(({ id }) => id) }]
  }
  return null
}

/** The folded name of a leaf or an attribute: asked for by each part of each query. */
export const foldedName = oncePer(({ name }: { name: string }) => fold(name))

const NO = /^(不带|不含|没有|无|不|非)/u
const WITH = /^(带有?|含有?|配|有|可)/u

const isEdge = (text: string, edge: string) => text.startsWith(edge) || text.endsWith(edge)

/** Yes-or-no attributes by their name: 带透气孔, 无防滑齿, 计量证书. */
function flagWanted(attributes: readonly Attribute[], text: string): Wanted[] | null {
  const isOff = NO.test(text)
  const name = text.replace(isOff ? NO : WITH, '')
  // One character alone is no attribute, but 阀 of 带阀 is the end of 呼吸阀, 磁 the beginning of 磁环.
  if (name === '' || (name.length < 2 && name === text)) return null
  for (const attribute of attributes) {
    const own = foldedName(attribute)
    if (name.length < 2 ? !isEdge(own, name) : !own.includes(name)) continue
    const labels = isOff ? ['否', '无', '不含'] : ['是', '有', '含']
    const meant = attribute.values.filter(({ label }) => labels.includes(label))
    if (meant.length > 0) {
      return [{ attributeId: attribute.id, valueIds: meant.map(({ id }) => id) }]
    }
  }
  return null
}

const CORE = /[a-z]型|[a-z]+\d*[a-z0-9.-]*|\d+[a-z0-9.-]+|\p{Script=Han}{2,}/gu

/** The telling words of a label: KN95, A型, 法兰; of a long Chinese one its halves too. */
function coresOf(label: string): string[] {
  const cores = fold(label).match(CORE) ?? []
  const long = cores.filter((core) => /^\p{Script=Han}{4,}$/u.test(core))
  const halves = long.flatMap((core) => [
    core.slice(0, 2),
    ...(core.length === 4 ? [core.slice(2)] : []),
  ])
  return [...cores.filter((core) => core.length > 1), ...halves]
}

const cutsNumber = (left: string, right: string) => /\d$/.test(left) && /^\d/.test(right)

/** Whether a word has a code, be it no piece of a longer number: 304 of 304管, not the 50 of 502胶. */
function hasCode(word: string, code: string): boolean {
  const around = word.split(code)
  return around.some((after, at) => {
    const before = around[at - 1]
    return before !== undefined && !cutsNumber(before, code) && !cutsNumber(code, after)
  })
}

/**
 * Where a leaf's name joins two goods, those a word speaks of: 按钮 of 按钮指示灯 are all but 指示灯, 工业插头 of
 * 工业插头插座 the 插头. None where the name joins none.
 */
function ofJoinedGoods(word: string, leafName: string, values: readonly AttributeValue[]) {
  const joined = values.filter(({ label }) => label.length > 1 && leafName.includes(fold(label)))
  if (joined.length === 0) return []
  const isSaid = ({ label }: AttributeValue) => word.includes(fold(label))
  if (!joined.some(isSaid)) return values.filter((value) => !joined.includes(value))
  return values.filter(({ label }) => coresOf(label).some((core) => word.includes(core)))
}

/** The name of goods may name values too: KN95口罩, 法兰球阀, 二位五通, 不锈钢焊条. */
function impliedWanted({ part, implied }: ReadPart, leaf: LeafAsked): Wanted[] {
  const { name: leafName, attributes } = leaf
  const word = part.text
  const wanted: Wanted[] = []
  for (const { id, values } of attributes) {
    const whole = values.filter(({ label }) => {
      if (implied.has(fold(label))) return true
      return !leafName.includes(word) && fold(label).includes(word)
    })
    const partly = () =>
      values.filter(({ label }) =>
        coresOf(label).some((core) => hasCode(word, core) && !leafName.includes(core)),
      )
    // 二位五通 are 二位五通单控 and 双控, though 二位三通 shares a half with it.
    const said = whole.length > 0 ? whole : partly()
    const meant = said.length > 0 ? said : ofJoinedGoods(word, leafName, values)
    if (meant.length > 0) wanted.push({ attributeId: id, valueIds: meant.map((one) => one.id) })
  }
  return wanted
}

/** Parts whose words say most come first: they take their attributes before bare numbers do. */
function urgency({ text, attribute, range, isUse }: QueryPart): number {
  if (isUse) return 4
  if (attribute || range) return 0
  if (/^[\d.]+$/.test(text)) return 3
  return /\p{Script=Han}/u.test(text) ? 1 : 2
}

/** How much less a label fits that is not what was typed. */
const MEANT = 1

/** How much less a reading fits that leaves out letters. */
const LOOSE = 2

function wantedBy({ part, at, readings, inLeaf }: ReadPart, leaf: LeafAsked, taken: Taken) {
  const { text, attribute, range, categoryIds } = part
  const { attributes } = leaf
  const [own] = (inLeaf.get(leaf.name) ?? []).flatMap((label) =>
    valuesLabelled(attributes, labelSlot(plainNumber(specKey(label)))),
  )
  if (own) return { wanted: [own], fit: own.fit - MEANT }
  // Letters that name goods are left out in the leaves of these goods alone: SC50×100 is no depth gauge.
  const isOfOthers = categoryIds.length > 0 && !leaf.namedBy.has(at)
  const named = attribute ? attributes.filter((one) => foldedName(one).includes(attribute)) : []
  const among = named.length > 0 ? named : attributes
  for (const [step, reading] of readings.slice(0, isOfOthers ? 1 : undefined).entries()) {
    // One attribute has no two sizes: the 规格 of 规格 M8×30 is none of them.
    const joint = named.length > 0 ? reading.filter((slots) => slots.length > 1) : []
    const best = bestReading(among, reading, taken) ?? bestReading(attributes, joint, taken)
    if (best) return { wanted: best.named, fit: best.fit - step * LOOSE }
  }
  // What follows from a choice, as the diameters of a bearing do, is not what its number is made of.
  const pair = leaf.namedBy.size > 0 ? joinedPair(text) : null
  const chosen = () => attributes.filter(({ axis, inTable }) => axis || !inTable)
  const both = pair && assign(chosen(), pair, taken)
  if (both) return { wanted: both.named, fit: both.fit - LOOSE }
  const wanted = (range && rangeWanted(among, range)) ?? flagWanted(attributes, text) ?? []
  return { wanted, fit: wanted.length }
}

/** A part with what it may mean in any leaf. */
export type ReadPart = {
  part: QueryPart
  at: number
  readings: Reading[][]
  /** Folded labels of the trade names that the name of goods contains. */
  implied: ReadonlySet<string>
  /** Folded leaf -> folded labels that buyers mean by it there, and nowhere else. */
  inLeaf: ReadonlyMap<string, readonly string[]>
}

/** A size in inches in one spelling, 1/2 and 4寸, and other words as they are. */
function leafKey(text: string): string {
  const [, inches] = /^((?:[1-9]-)?\d+(?:\/\d)?)\s*(?:"|''|英寸|寸)$/u.exec(text) ?? []
  const { size } = inchNames(inches ?? text.replace(/\s/g, ''))
  return inches && !size.includes('/') ? `${size}寸` : size
}

/** The leaves where buyers mean something else by a part than elsewhere: 175 of workwear is L. */
function meantInLeaves({ text }: QueryPart, { leafLabels }: Lexicon) {
  const key = leafKey(text)
  return new Map(
    [...leafLabels].flatMap(([leaf, written]) => {
      const labels = written.get(key)
      return labels ? [[leaf, labels] as const] : []
    }),
  )
}

/** Labels of trade names inside the name of goods: A102 of 不锈钢焊条. */
function impliedLabels({ text, kind }: QueryPart, { labelNames }: Lexicon): ReadonlySet<string> {
  if (kind !== 'category') return new Set()
  const inside = [...labelNames].filter(([name]) => isHanWord(name) && text.includes(name))
  return new Set(inside.flatMap(([, labels]) => labels))
}

/** The parts of a query that may name values, those that say most first. */
export function readParts(parts: readonly QueryPart[], lexicon: Lexicon): ReadPart[] {
  return parts
    .map((part, at) => {
      const implied = impliedLabels(part, lexicon)
      const inLeaf = meantInLeaves(part, lexicon)
      return { part, at, readings: readingsOf(part.text, lexicon), implied, inLeaf }
    })
    .filter(({ part }) => part.kind !== 'brand')
    .sort((a, b) => urgency(a.part) - urgency(b.part) || a.at - b.at)
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

/** The most that a leaf has of a compound size, none of whose readings it has whole. */
function partlyWanted({ readings }: ReadPart, attributes: readonly Attribute[]): Partly | null {
  let best: Partly | null = null
  for (const reading of readings.flat().filter((slots) => slots.length > 1)) {
    const wanted: Wanted[] = []
    const open: Slot[] = []
    for (const slot of reading) {
      const named = valuesNamed(attributes, slot).find(
        ({ attributeId }) => !wanted.some((one) => one.attributeId === attributeId),
      )
      if (named) wanted.push(named)
      else open.push(slot)
    }
    if (wanted.length > (best?.wanted.length ?? 0)) {
      best = { wanted: weighed(wanted, attributes), open }
    }
  }
  return best
}

/** A leaf that is asked; `namedBy` are the places of the parts that name it. */
export type LeafAsked = {
  /** Folded. */
  name: string
  attributes: readonly Attribute[]
  namedBy: ReadonlySet<number>
}

/** Goods named may be a value (圆锉 of 钢锉, 小型断路器 of 电气锁具); their own leaf's they may imply. */
function goodsWanted(read: ReadPart, leaf: LeafAsked): Wanted[] {
  // 围油栏 are all of them, not those whose kind is called PVC围油栏.
  if (leaf.name === read.part.text) return []
  const whole = valuesLabelled(leaf.attributes, literalSlot(read.part.text))
  if (whole.length > 0 || !leaf.namedBy.has(read.at)) return whole
  return impliedWanted(read, leaf)
}

const isHanWord = (label: string) => /^\p{Script=Han}{2,}$/u.test(label)

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
      const some = isWhole ? null : partlyWanted(read, attributes)
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
      one.valueIds = joined(one.valueIds, valueIds)
      if (!part.isExcluded) taken.set(attributeId, one)
      return one
    })
    meaning.set(at, merged)
  }
  return { wanted: meaning, partly, designations, fit }
}
