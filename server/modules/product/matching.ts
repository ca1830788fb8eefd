import type { MatchRule } from '@/catalogue/port'
import { oncePer } from '@/server/kernel/text/once-per'
import type {
  Attribute,
  AttributeValue,
  CatalogMetadata,
  Category,
} from '@/server/modules/catalog/metadata'

/** Required values of a matching part: one of each list of value ids. */
export type Requested = {
  category: Category
  required: { attribute: Attribute; values: AttributeValue[] }[]
  /** Optional values that rank a part higher. */
  preferred: number[]
  reason: string
}

/** A SKU's value of each attribute, by attribute name. */
export type OwnValues = ReadonlyMap<string, AttributeValue>

const leavesByName = oncePer(
  ({ categories, attributes }: CatalogMetadata) =>
    new Map(
      [...categories.values()]
        .filter(({ id }) => attributes.has(id))
        .map((category) => [category.name, category]),
    ),
)

/** Attribute values of a SKU and its product, by attribute name. */
export function ownValues(catalog: CatalogMetadata, valueIds: readonly number[]): OwnValues {
  return new Map(
    valueIds.flatMap((id) => {
      const value = catalog.values.get(id)
      const attribute = value && catalog.attribute.get(value.attributeId)
      return value && attribute ? [[attribute.name, value] as const] : []
    }),
  )
}

function agrees(one: AttributeValue, other: AttributeValue): boolean {
  return one.label === other.label || (one.num !== null && one.num === other.num)
}

type Target = { own: OwnValues; attributes: Attribute[] }

function valuesOf(attributes: Attribute[], name: string, accepts: (v: AttributeValue) => boolean) {
  const attribute = attributes.find((one) => one.name === name)
  return attribute ? [{ attribute, values: attribute.values.filter(accepts) }] : []
}

/** Values the matching part must have; null when the rule does not apply to this part. */
function requiredBy(rule: MatchRule, { own, attributes }: Target): Requested['required'] | null {
  const speaksOfIt = rule.when.every(({ name, labels }) => {
    const value = own.get(name)
    return !value || labels.includes(value.label)
  })
  if (!speaksOfIt || rule.same.some(({ from }) => !own.has(from))) return null
  const same = rule.same.flatMap(({ from, to }) => {
    const value = own.get(from)
    return valuesOf(attributes, to, (other) => value !== undefined && agrees(value, other))
  })
  const paired = rule.paired.flatMap(({ from, to, labels }) => {
    const allowed = labels.get(own.get(from)?.label ?? '')
    return allowed ? valuesOf(attributes, to, ({ label }) => allowed.includes(label)) : []
  })
  const only = rule.only.flatMap(({ name, labels }) =>
    valuesOf(attributes, name, ({ label }) => labels.includes(label)),
  )
  const required = [...same, ...paired, ...only]
  const isMade = required.length > 0 && required.every(({ values }) => values.length > 0)
  return isMade ? required : null
}

function preferredBy(rule: MatchRule, { own, attributes }: Target): number[] {
  return rule.prefer.flatMap(({ from, to }) => {
    const value = own.get(from)
    const result = valuesOf(attributes, to, (other) => value !== undefined && agrees(value, other))
    return result.flatMap(({ values }) => values.map(({ id }) => id))
  })
}

/** Fills in `{名}` with this part's value and `{>名}` with the value required of the other part. */
function reasonOf(rule: MatchRule, own: OwnValues, required: Requested['required']): string {
  return rule.reason.replace(/\{(>?)([^}]+)\}/g, (_, mark: string, name: string) => {
    if (!mark) return own.get(name)?.label ?? ''
    const requested = required.find(({ attribute }) => attribute.name === name)
    return requested?.values.map(({ label }) => label).join('/') ?? ''
  })
}

/** Parts matching a SKU of a leaf, by the rules; empty when no rule applies. */
export function requestedParts(
  catalog: CatalogMetadata,
  rules: readonly MatchRule[],
  { leaf, own }: { leaf: string; own: OwnValues },
): Requested[] {
  return rules.flatMap((rule) => {
    const category = rule.from.includes(leaf) ? leavesByName(catalog).get(rule.to) : undefined
    if (!category) return []
    const target = { own, attributes: catalog.attributes.get(category.id) ?? [] }
    const required = requiredBy(rule, target)
    if (!required) return []
    const preferred = preferredBy(rule, target)
    return [{ category, required, preferred, reason: reasonOf(rule, own, required) }]
  })
}
