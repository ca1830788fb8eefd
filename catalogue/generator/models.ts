import { pinyin } from 'pinyin-pro'
import { placedLeaves } from '@/catalogue/data/leaves'
import { once } from '@/catalogue/data/once'
import { standardNumber } from '@/catalogue/data/standards'
import { STANDARD } from '@/catalogue/reader/combination'
import type { Attribute, Leaf } from '@/catalogue/reader/types'
import { type Chosen, chosenOf, standardsOf } from './naming'
import type { LeafPlan, Offer } from './plan'
import type { Choice } from './types'

const ASCII_LABEL = /^[\x21-\x7e]+$/
const CODE = /^[A-Za-z0-9.-]{2,}$/

/** A label's own letters and digits; '' where too little is left to know it by. */
function ownCode(label: string): string {
  const plain = label.replaceAll('×', 'X').replaceAll(/["°φΦ+%\s]/g, '')
  if (ASCII_LABEL.test(plain)) return plain.toUpperCase()
  const ascii = plain.replaceAll(/[^\x21-\x7e]/g, '')
  return CODE.test(ascii) ? ascii.toUpperCase() : ''
}

/** A, B … Z, AA, AB … */
function lettersAt(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : lettersAt(Math.floor(index / 26) - 1) + letter
}

/** Upper-case letters and digits of a model: the lookup key. */
export function modelKeyOf(model: string): string {
  return model.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

const DECIMAL = /\d+(?:\.(\d+))?$/

/** Numbers that differ by their point alone, as 2.5 and 25, get the same decimals: 2.50 and 25.00. */
function withEvenDecimals(codes: readonly string[]): readonly string[] {
  const keys = new Set(codes.map(modelKeyOf))
  if (keys.size === new Set(codes).size) return codes
  const decimals = Math.max(...codes.map((code) => DECIMAL.exec(code)?.[1]?.length ?? 0))
  return codes.map((code) => code.replace(DECIMAL, (number) => Number(number).toFixed(decimals)))
}

/**
 * Codes of the values of attributes that stand behind one another in a model: a value's own, or the next
 * letter where it has none or another value has the same. A letter is used for one value alone, so that a model
 * tells which attribute it speaks of though it leaves out every first value.
 */
function codesOf(attributes: readonly Attribute[]): Map<Attribute, string[]> {
  const own = attributes.map(({ values }) =>
    withEvenDecimals(values.map(({ label }) => ownCode(label))),
  )
  // The X between two axes stays in the key; the dash and the point between two marks do not.
  const told = attributes[0]?.role === 'fixed' ? modelKeyOf : (code: string) => code
  const all = own.flat().map(told)
  const isShared = (code: string) => all.indexOf(told(code)) !== all.lastIndexOf(told(code))
  let letters = 0
  return new Map(
    attributes.map((attribute, at) => {
      const isFixed = attribute.role === 'fixed'
      const codes = (own[at] ?? []).map((code, index) => {
        if (code !== '' && !isShared(code)) return code
        if (isFixed && index === 0) return ''
        letters += isFixed && letters === 0 ? 2 : 1
        return code + lettersAt(letters - 1)
      })
      return [attribute, codes] as const
    }),
  )
}

/** Codes of each leaf's values, by attribute. */
const codesByLeaf = once(() => {
  const ofRole = (leaf: Leaf, role: string) =>
    codesOf(leaf.attributes.filter((one) => one.role === role && one.name !== STANDARD))
  return new Map(
    placedLeaves().map(({ leaf }) => [
      leaf,
      new Map([...ofRole(leaf, 'axis'), ...ofRole(leaf, 'fixed')]),
    ]),
  )
})

const codeOf = (leaf: Leaf, { attribute, index }: Chosen) =>
  codesByLeaf().get(leaf)?.get(attribute)?.[index] ?? ''

const initialsOf = (name: string) =>
  pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' })
    .join('')
    .toUpperCase()

/** What the models of a standard's goods are known by: its number, or the leaf's initials where there is none. */
const seriesName = (leaf: Leaf, standard: string | undefined) =>
  standardNumber(standard ?? '') ?? initialsOf(leaf.name)

/** The first standards that goods of a leaf may have, undefined for none. */
function firstStandards(leaf: Leaf): (string | undefined)[] {
  const own = leaf.attributes.find(({ name }) => name === STANDARD)
  if (!own) return [leaf.standards[0]]
  return own.values.map(({ label }) => (label === '无' ? undefined : label.split('、')[0]))
}

/** The series of each leaf's models, by standard: leaves of one series are told apart by a letter. */
const seriesByLeaf = once(() => {
  const sharing = new Map<string, Set<Leaf>>()
  return new Map(
    placedLeaves().map(({ leaf }) => {
      const series = firstStandards(leaf).map((standard) => {
        const name = seriesName(leaf, standard)
        const leaves = sharing.get(name) ?? new Set()
        sharing.set(name, leaves.add(leaf))
        const place = [...leaves].indexOf(leaf)
        return [standard, place > 0 ? name + lettersAt(place) : name] as const
      })
      return [leaf, new Map(series)] as const
    }),
  )
})

const seriesOf = (leaf: Leaf, fixed: Choice) =>
  seriesByLeaf().get(leaf)?.get(standardsOf(leaf, fixed)[0]) ?? ''

/** Codes behind one another: `M8X30`, `8.8B`. */
const joined = (codes: readonly string[], separator: string) =>
  codes.reduce(
    (all, code) => all + (/\d$/.test(all) && /^\d/.test(code) ? separator : '') + code,
    '',
  )

/**
 * What the standard calls goods: the number of their size and the marks of their other values. Clearance behind
 * a tolerance loses its sign (GB/T 272: /P5 and /C3 are /P53).
 */
function designationOf({ marks }: Leaf, size: string, chosen: Chosen[]): string {
  const labels = new Map(chosen.map(({ attribute, value }) => [attribute.name, value.label]))
  const own = [...marks].map(([name, byLabel]) => byLabel.get(labels.get(name) ?? '') ?? '')
  return [size, ...own].join('').replace(/(\/P\d)\/C/, '$1')
}

/** Maker's model: `CJ-5783-M8X30-8.8`, or what the standard calls the goods, `6204-2RS/C3`. */
export function modelOf(plan: LeafPlan, { brand }: Offer, fixed: Choice, axis: Choice): string {
  const { leaf } = plan
  const axes = chosenOf(leaf, axis).filter(({ attribute }) => attribute.role === 'axis')
  const kinds = chosenOf(leaf, fixed).filter(({ attribute }) => attribute.role === 'fixed')
  const codes = axes.map((chosen) => codeOf(leaf, chosen))
  if (leaf.marks.size > 0) return designationOf(leaf, codes[0] ?? '', [...axes, ...kinds])
  const marks = kinds.filter(({ index }) => index > 0).map((chosen) => codeOf(leaf, chosen))
  const series = seriesOf(leaf, fixed)
  return [brand.code, series, joined(codes, 'X'), joined(marks, '-')].filter(Boolean).join('-')
}
