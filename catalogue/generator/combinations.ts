import { STANDARD } from '@/catalogue/reader/combination'
import type {
  Attribute,
  Condition,
  Leaf,
  Ratio,
  Rule,
  StandardScope,
} from '@/catalogue/reader/types'
import type { Choice } from './types'

function attributeOf(leaf: Leaf, name: string): Attribute {
  const attribute = leaf.attributes.find((a) => a.name === name)
  if (!attribute) throw new Error(`${leaf.name} has no attribute ${name}`)
  return attribute
}

/** Whether a choice has one of the values of a condition. */
export function meets(leaf: Leaf, choice: Choice, { name, labels }: Condition): boolean {
  const value = attributeOf(leaf, name).values[choice[name] ?? -1]
  return value !== undefined && labels.includes(value.label)
}

function obeys(leaf: Leaf, choice: Choice, rule: Rule): boolean {
  return !rule.when.every((one) => meets(leaf, choice, one)) || meets(leaf, choice, rule.must)
}

/** The number a choice has of an attribute; NaN where it has none. */
export function numberIn(leaf: Leaf, choice: Choice, name: string): number {
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

const namesOf = ({ when, must }: Rule) => [...when, must].map(({ name }) => name)

function rulesWithin(leaf: Leaf, names: Set<string>): Rule[] {
  return leaf.rules.filter((rule) => namesOf(rule).every((name) => names.has(name)))
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

function labelIn(leaf: Leaf, choice: Choice, name: string): string | undefined {
  return attributeOf(leaf, name).values[choice[name] ?? -1]?.label
}

/** Scope of the goods' standard; undefined where it is not tabled. */
function scopeOf(leaf: Leaf, shared: Choice): StandardScope | undefined {
  const named = STANDARD in shared ? labelIn(leaf, shared, STANDARD)?.split('、') : leaf.standards
  return leaf.scopes.find(({ standard }) => named?.includes(standard))
}

function covers(leaf: Leaf, { size, bounds }: StandardScope, choice: Choice): boolean {
  const row = bounds.get(labelIn(leaf, choice, size) ?? '')
  return (
    row?.every(({ name, from, to }) => {
      const number = numberIn(leaf, choice, name)
      return number >= from && number <= to
    }) ?? false
  )
}

/** The axis choices that are compatible with these fixed attributes. */
export function makeable(leaf: Leaf, fixed: Choice, axes: Choice[]): Choice[] {
  const whole = withDerived(leaf, fixed)
  const scope = scopeOf(leaf, whole)
  if (scope && !scope.must.every((condition) => meets(leaf, whole, condition))) return []
  const crossing = leaf.rules.filter((rule) => {
    const fixedOf = namesOf(rule).filter((name) => name in fixed)
    return fixedOf.length > 0 && fixedOf.length < namesOf(rule).length
  })
  return axes.filter((axis) => {
    const choice = { ...fixed, ...axis }
    return (
      crossing.every((rule) => obeys(leaf, choice, rule)) && (!scope || covers(leaf, scope, choice))
    )
  })
}

/** Values of a SKU's own: of its axes, and what derives from them. */
export function ownOf(leaf: Leaf, fixed: Choice, axis: Choice): Choice {
  const shared = withDerived(leaf, fixed)
  const all = Object.entries(withDerived(leaf, { ...axis, ...fixed }))
  return Object.fromEntries(all.filter(([name]) => !(name in shared)))
}

/** Adds every derived attribute whose source is in the choice. */
export function withDerived(leaf: Leaf, choice: Choice): Choice {
  const derived = leaf.attributes.flatMap(({ name, derivation }): [string, number][] => {
    if (!derivation) return []
    const { source, byStandard } = derivation
    const indexes = byStandard ? byStandard[choice[STANDARD] ?? -1] : derivation.indexes
    const index = indexes?.[choice[source] ?? -1] ?? -1
    return index < 0 ? [] : [[name, index]]
  })
  return { ...choice, ...Object.fromEntries(derived) }
}
