import type { Attribute, Condition, Leaf, Ratio, Rule } from '@/catalogue/reader/types'
import type { Choice } from './types'

function attributeOf(leaf: Leaf, name: string): Attribute {
  const attribute = leaf.attributes.find((a) => a.name === name)
  if (!attribute) throw new Error(`${leaf.name} has no attribute ${name}`)
  return attribute
}

function meets(leaf: Leaf, choice: Choice, { name, labels }: Condition): boolean {
  const value = attributeOf(leaf, name).values[choice[name] ?? -1]
  return value !== undefined && labels.includes(value.label)
}

function obeys(leaf: Leaf, choice: Choice, rule: Rule): boolean {
  return !meets(leaf, choice, rule.when) || meets(leaf, choice, rule.must)
}

function numberIn(leaf: Leaf, choice: Choice, name: string): number {
  return attributeOf(leaf, name).values[choice[name] ?? -1]?.num ?? Number.NaN
}

function within(leaf: Leaf, choice: Choice, ratio: Ratio): boolean {
  const quotient = numberIn(leaf, choice, ratio.over) / numberIn(leaf, choice, ratio.under)
  return quotient >= ratio.from && quotient <= ratio.to
}

function product(attributes: Attribute[]): Choice[] {
  return attributes.reduce<Choice[]>(
    (choices, { name, values }) =>
      choices.flatMap((choice) => values.map((_, index) => ({ ...choice, [name]: index }))),
    [{}],
  )
}

function rulesWithin(leaf: Leaf, names: Set<string>): Rule[] {
  return leaf.rules.filter((r) => names.has(r.when.name) && names.has(r.must.name))
}

/** Attribute choices of one role that satisfy the rules among them. */
export function choicesOf(leaf: Leaf, role: 'axis' | 'fixed'): Choice[] {
  const attributes = leaf.attributes.filter((a) => a.role === role)
  const rules = rulesWithin(leaf, new Set(attributes.map((a) => a.name)))
  const ratios = role === 'axis' ? leaf.ratios : []
  return product(attributes).filter(
    (choice) =>
      rules.every((rule) => obeys(leaf, choice, rule)) &&
      ratios.every((ratio) => within(leaf, choice, ratio)),
  )
}

/** The axis choices that are compatible with these fixed attributes. */
export function makeable(leaf: Leaf, fixed: Choice, axes: Choice[]): Choice[] {
  const crossing = leaf.rules.filter((r) => r.when.name in fixed !== r.must.name in fixed)
  if (crossing.length === 0) return axes
  return axes.filter((axis) => crossing.every((rule) => obeys(leaf, { ...fixed, ...axis }, rule)))
}

/** Adds every derived attribute whose source is in the choice. */
export function withDerived(leaf: Leaf, choice: Choice): Choice {
  const derived = leaf.attributes.flatMap(({ name, derivation }): [string, number][] => {
    const source = derivation && choice[derivation.source]
    const index = source === null || source === undefined ? undefined : derivation?.indexes[source]
    return index === undefined ? [] : [[name, index]]
  })
  return { ...choice, ...Object.fromEntries(derived) }
}
