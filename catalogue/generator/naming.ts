import { placedLeaves } from '@/catalogue/data/leaves'
import { once } from '@/catalogue/data/once'
import { standardNumber } from '@/catalogue/data/standards'
import { STANDARD } from '@/catalogue/reader/combination'
import type { Attribute, Leaf, Value } from '@/catalogue/reader/types'
import { withDerived } from './combinations'
import type { LeafPlan, Offer } from './plan'
import type { Choice } from './types'

const DULL = new Set(['本色', '无', '否', '普通', '标准', '其他', '不含'])
const NUMBERS = /^[\d.~±-]+$/
/** Grades that the trade says without their name. */
const STRENGTHS = new Set(['强度', '性能'])
const TITLE_VALUES = 5
const ITEM_NUMBERS = 10_000_000
/** Odd and not divisible by five, so multiplying by it only shuffles the numbers. */
const SHUFFLE = 6_180_339
const ASCII_LABEL = /^[\x21-\x7e]+$/

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

/** Value as a title shows it: 8.8级, 1200W, 发黑, or the attribute's name for a boolean yes. */
export function wordOf({ attribute, value }: Chosen): string {
  if (attribute.type === 'bool') return value.label === '是' ? attribute.name : ''
  if (DULL.has(value.label)) return ''
  if (value.label === '有') return `带${attribute.name}`
  if (value.label === '含') return `含${attribute.name}`
  const word = NUMBERS.test(value.label) ? `${value.label}${attribute.unit}` : value.label
  const grade = /^(.+)等级$/u.exec(attribute.name)?.[1] ?? ''
  // A bolt is 8.8级, but a glove 耐磨4级.
  return word.endsWith('级') && !STRENGTHS.has(grade) ? `${grade}${word}` : word
}

/** Title words that distinguish a product from its siblings, without the standard. */
export function titleWords(leaf: Leaf, fixed: Choice): string[] {
  return chosenOf(leaf, fixed)
    .filter(({ attribute }) => attribute.name !== STANDARD)
    .map(wordOf)
    .filter(Boolean)
    .slice(0, TITLE_VALUES)
}

/** `M8×30`, or labels with units where they are not thread and length. */
export function specOf(leaf: Leaf, axis: Choice): string {
  const parts = chosenOf(leaf, axis).filter(({ attribute }) => attribute.role === 'axis')
  const sizes = parts.every(
    ({ attribute, value }) => value.num !== null && ['', 'mm', 'm'].includes(attribute.unit),
  )
  if (sizes && parts.length > 1) return parts.map(({ value }) => value.label).join('×')
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

/** Code of a value inside a model: its own letters, else A, B, C by place. */
function codeOf({ value, index }: Chosen): string {
  const label = value.label.replaceAll('×', 'X').replaceAll(/["°φΦ+\s]/g, '')
  if (ASCII_LABEL.test(label)) return label.toUpperCase()
  const ascii = label.replaceAll(/[^\x21-\x7e]/g, '')
  return /^[A-Za-z0-9.-]{2,}$/.test(ascii) ? ascii.toUpperCase() : String.fromCharCode(65 + index)
}

function numberOfLeaf(leaf: Leaf): string {
  return standardNumber(leaf.standards[0] ?? '') ?? ''
}

/** Letters that distinguish the models of leaves sharing a standard. */
const seriesMarks = once(() => {
  const leaves = placedLeaves().map(({ leaf }) => leaf)
  return new Map(
    leaves.map((leaf) => {
      const sharing = leaves.filter((other) => numberOfLeaf(other) === numberOfLeaf(leaf))
      const place = sharing.indexOf(leaf)
      return [leaf, place > 0 && numberOfLeaf(leaf) ? String.fromCharCode(65 + place) : '']
    }),
  )
})

/** Maker's model: `CJ-5783-M8X30-8.8`, or the bearing number itself, `6204-2RS/C3`. */
export function modelOf(plan: LeafPlan, { brand }: Offer, fixed: Choice, axis: Choice): string {
  const axes = chosenOf(plan.leaf, axis).filter(({ attribute }) => attribute.role === 'axis')
  const fixes = chosenOf(plan.leaf, fixed).filter(({ attribute }) => attribute.role === 'fixed')
  if (plan.category.l2.name === '滚动轴承') return bearingModel(axes, fixes)
  const standard = `${standardNumber(standardsOf(plan.leaf, fixed)[0] ?? '')}${seriesMarks().get(plan.leaf) ?? ''}`
  const size = axes
    .map(codeOf)
    .join('X')
    .replaceAll(/X(?=[A-Z])/g, '')
  const marks = fixes
    .filter(({ attribute, index }) => attribute.name !== STANDARD && index > 0)
    .map(codeOf)
  return [brand.code, standard, size, marks.join('')].filter(Boolean).join('-')
}

function bearingModel(axes: Chosen[], fixes: Chosen[]): string {
  const number = axes.map(({ value }) => value.label).filter((label) => label !== '开式')
  const marks = fixes.filter(({ index }) => index > 0).map(codeOf)
  return [number.join('-'), ...marks].join('/')
}

/** Brand letters and seven shuffled digits; unique because the ordinal of a SKU is. */
export function itemNoOf({ brand }: Offer, ordinal: number): string {
  if (ordinal >= ITEM_NUMBERS) throw new Error(`No item number left for ${ordinal}`)
  const shuffled = (BigInt(ordinal) * BigInt(SHUFFLE) + 3_571_429n) % BigInt(ITEM_NUMBERS)
  return brand.code + shuffled.toString().padStart(7, '0')
}
