import { STANDARD } from '@/catalogue/reader/combination'
import type { Attribute, Leaf, Value } from '@/catalogue/reader/types'
import { withDerived } from './combinations'
import type { Offer } from './plan'
import type { Choice } from './types'

const DULL = new Set(['本色', '无', '否', '普通', '标准', '其他', '不含'])
const NUMBERS = /^[\d.~±/-]+$/
/** Grades that the trade says without their name. */
const STRENGTHS = new Set(['强度', '性能'])
const TITLE_VALUES = 5
/** Units whose bare number may be of anything: 拖链 内宽20mm, 环氧胶 耐温80℃. */
const SAID_OF = new Set(['mm', '℃'])
const ITEM_NUMBERS = 10_000_000
/** Odd and not divisible by five, so multiplying by it only shuffles the numbers. */
const SHUFFLE = 6_180_339

export type Chosen = { attribute: Attribute; value: Value; index: number }

/** The chosen attributes with their values, in the leaf's order. */
export function chosenOf(leaf: Leaf, choice: Choice): Chosen[] {
  return leaf.attributes.flatMap((attribute) => {
    const index = choice[attribute.name] ?? -1
    const value = attribute.values[index]
    return value ? [{ attribute, value, index }] : []
  })
}

/**
 * The standards of a product: those its own attribute names (chosen, or following from another
 * one; 无 for none), else those of the leaf.
 */
export function standardsOf(leaf: Leaf, fixed: Choice): string[] {
  const own = chosenOf(leaf, withDerived(leaf, fixed))
  const named = own.find(({ attribute }) => attribute.name === STANDARD)?.value.label
  if (named === undefined) return leaf.standards
  return named === '无' ? [] : named.split('、')
}

/** Attributes of a part, which a title names: 316不锈钢阀板, 黄铜保持架, 手动排水. */
const OF_PART = /.材质$|^(保持架|排水|喷嘴|激光|弹簧)$/u

/** Whether an attribute is of a part, not of the whole. */
export const isOfPart = (name: string): boolean => OF_PART.test(name)

/** Value as a title shows it: 8.8级, 1200W, 发黑, 滑块2个, or the attribute's name for a boolean yes. */
export function wordOf({ attribute, value }: Chosen): string {
  if (attribute.type === 'bool') return value.label === '是' ? attribute.name : ''
  if (DULL.has(value.label)) return ''
  if (value.label === '有') return `带${attribute.name}`
  if (value.label === '含') return `含${attribute.name}`
  const counted = attribute.unit === '个' ? /^(.+)数$/u.exec(attribute.name)?.[1] : undefined
  if (counted) return `${counted}${value.label}个`
  if (isOfPart(attribute.name)) {
    const noun = attribute.name.replace(/材质$/u, '')
    return value.label.includes(noun) ? value.label : `${value.label}${noun}`
  }
  const word = NUMBERS.test(value.label.replaceAll('×', ''))
    ? `${value.label}${attribute.unit}`
    : value.label
  const grade = /^(.+)等级$/u.exec(attribute.name)?.[1] ?? ''
  // A bolt is 8.8级, but a glove 耐磨4级.
  return word.endsWith('级') && !STRENGTHS.has(grade) ? `${grade}${word}` : word
}

const calledBy = (leaf: Leaf, { attribute, value }: Chosen) =>
  leaf.called.get(attribute.name)?.get(value.label)

/** What goods are called: 手扳葫芦 among the leaf's 手拉葫芦. */
export function nameOf(leaf: Leaf, fixed: Choice): string {
  const names = chosenOf(leaf, fixed).flatMap((chosen) => calledBy(leaf, chosen) ?? [])
  return names[0] ?? leaf.name
}

/**
 * Title words that distinguish a product from its siblings, without the standard and what its name says. Millimetres,
 * degrees, loads and sizes of the same unit say what they are: 表盘直径150mm 插深150mm.
 */
export function titleWords(leaf: Leaf, fixed: Choice): string[] {
  const shown = chosenOf(leaf, fixed).filter(
    (chosen) => chosen.attribute.name !== STANDARD && calledBy(leaf, chosen) === undefined,
  )
  const isSize = ({ attribute, value }: Chosen) =>
    attribute.unit !== '' && NUMBERS.test(value.label)
  const hasSibling = ({ attribute }: Chosen) =>
    shown.some(
      (other) =>
        other.attribute !== attribute && isSize(other) && other.attribute.unit === attribute.unit,
    )
  const isVague = (one: Chosen) =>
    SAID_OF.has(one.attribute.unit) || one.attribute.name.endsWith('承重') || hasSibling(one)
  return shown
    .map((one) => (isSize(one) && isVague(one) ? one.attribute.name : '') + wordOf(one))
    .filter(Boolean)
    .slice(0, TITLE_VALUES)
}

/** What a size is called by: its axes, or what its leaf says (35×50×8 of an oil seal, whose axis is the shaft). */
function sizeParts(leaf: Leaf, axis: Choice): Chosen[] {
  const { spec } = leaf
  if (!spec) return chosenOf(leaf, axis).filter(({ attribute }) => attribute.role === 'axis')
  const chosen = chosenOf(leaf, withDerived(leaf, axis))
  return spec.flatMap((name) => chosen.find(({ attribute }) => attribute.name === name) ?? [])
}

/** `M8×30`, `45mm×50m`, or labels with units where they are not thread and length. */
export function specOf(leaf: Leaf, axis: Choice): string {
  const parts = sizeParts(leaf, axis)
  const sizes = parts.every(
    ({ attribute, value }) => value.num !== null && ['', 'mm', 'm'].includes(attribute.unit),
  )
  if (sizes && parts.length > 1) {
    const units = new Set(parts.map(({ attribute }) => attribute.unit).filter(Boolean))
    const unitOf = ({ attribute }: Chosen) => (units.size > 1 ? attribute.unit : '')
    return parts.map((part) => part.value.label + unitOf(part)).join('×')
  }
  return parts
    .map((part) => (part.attribute.type === 'bool' ? boolWord(part) : wordOrLabel(part)))
    .join(' ')
}

function boolWord({ attribute, value }: Chosen): string {
  return value.label === '是' ? `带${attribute.name}` : `无${attribute.name}`
}

function wordOrLabel(part: Chosen): string {
  return wordOf(part) || part.value.label
}

/** Brand letters and seven shuffled digits; unique because the ordinal of a SKU is. */
export function itemNoOf({ brand }: Offer, ordinal: number): string {
  if (ordinal >= ITEM_NUMBERS) throw new Error(`No item number left for ${ordinal}`)
  const shuffled = (BigInt(ordinal) * BigInt(SHUFFLE) + 3_571_429n) % BigInt(ITEM_NUMBERS)
  return brand.code + shuffled.toString().padStart(7, '0')
}
