import type { MatchRule } from '@/server/catalog/notation/match'
import { oncePer } from '@/server/catalog/search/once-per'
import type {
  Attribute,
  AttributeValue,
  CatalogMetadata,
  Category,
} from '@/server/modules/catalog/metadata'

/** What a part must have to go with another: one of each list of value ids. */
export type Wanted = {
  category: Category
  required: { attribute: Attribute; values: AttributeValue[] }[]
  /** Values that had better be there too. */
  preferred: number[]
  reason: string
}

/** A leaf's value of each attribute, by the attribute's name. */
export type OwnValues = ReadonlyMap<string, AttributeValue>

const leavesByName = oncePer(
  ({ categories, attributes }: CatalogMetadata) =>
    new Map(
      [...categories.values()]
        .filter(({ id }) => attributes.has(id))
        .map((category) => [category.name, category]),
    ),
)

/** The values of a SKU and its product by the names of their attributes. */
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

/** What the other part must have; null where the rule does not speak of this one. */
function requiredBy(rule: MatchRule, { own, attributes }: Target): Wanted['required'] | null {
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
    const found = valuesOf(attributes, to, (other) => value !== undefined && agrees(value, other))
    return found.flatMap(({ values }) => values.map(({ id }) => id))
  })
}

/** `{名}` with this part's value, `{>名}` with what the other part is asked for. */
function reasonOf(rule: MatchRule, own: OwnValues, required: Wanted['required']): string {
  return rule.reason.replace(/\{(>?)([^}]+)\}/g, (_, mark: string, name: string) => {
    if (!mark) return own.get(name)?.label ?? ''
    const asked = required.find(({ attribute }) => attribute.name === name)
    return asked?.values.map(({ label }) => label).join('/') ?? ''
  })
}

/** What goes with a part of a leaf, by the rules; nothing where no rule speaks of it. */
export function wantedParts(
  catalog: CatalogMetadata,
  rules: readonly MatchRule[],
  { leaf, own }: { leaf: string; own: OwnValues },
): Wanted[] {
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
