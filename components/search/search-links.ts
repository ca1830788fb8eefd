import type { Chip, Facet } from '@/contract/product'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search-state'

type Change = Partial<SearchState>

/** The address of the same search with something changed; any change starts at page one. */
export function changed(state: SearchState, change: Change): string {
  return routes.search({ ...state, page: 1, ...change })
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}

export function toggleBrand(state: SearchState, id: number): string {
  return changed(state, { brandIds: toggled(state.brandIds, id) })
}

export function toggleShop(state: SearchState, id: number): string {
  return changed(state, { shopIds: toggled(state.shopIds, id) })
}

function without(state: SearchState, attributeId: number): SearchState['attributes'] {
  const { [String(attributeId)]: _gone, ...rest } = state.attributes
  return rest
}

export function toggleValue(state: SearchState, attributeId: number, valueId: number): string {
  const values = toggled(state.attributes[attributeId]?.values ?? [], valueId)
  const rest = without(state, attributeId)
  return changed(state, {
    attributes: values.length > 0 ? { ...rest, [attributeId]: { values } } : rest,
  })
}

export type Range = { min: number | null; max: number | null }

/** A numeric range of an attribute; it takes the place of chosen values. */
export function setRange(state: SearchState, attributeId: number, { min, max }: Range): string {
  const rest = without(state, attributeId)
  if (min === null && max === null) return changed(state, { attributes: rest })
  const range = { ...(min !== null && { min }), ...(max !== null && { max }) }
  return changed(state, { attributes: { ...rest, [attributeId]: range } })
}

/** Everything but the words and the category. */
export function clearAll(state: SearchState): string {
  return changed(state, {
    brandIds: [],
    shopIds: [],
    attributes: {},
    priceMin: null,
    priceMax: null,
    inStock: false,
  })
}

/** Another category keeps words, brands, shops and price; attributes belong to the old one. */
export function enterCategory(state: SearchState, categoryId: number | null): string {
  return changed(state, { categoryId, attributes: {}, tableSort: 'product' })
}

/** The query without the words of a chip. */
export function withoutChip(state: SearchState, chips: readonly Chip[], gone: Chip): string {
  const left = chips.filter((chip) => chip !== gone)
  return changed(state, { keyword: left.map((chip) => chip.text).join(' ') })
}

/** `10–50 mm`, `≥ 10 mm`: how a range reads on its chip. */
export function rangeLabel({ min, max }: Range, unit: string): string {
  if (min !== null && max !== null) return `${min}–${max}${unit}`
  return min === null ? `≤ ${max}${unit}` : `≥ ${min}${unit}`
}

export function valueLabel(facet: Facet | undefined, valueId: number): string {
  const value = facet?.values.find(({ id }) => id === valueId)
  return value ? `${value.label}` : `#${valueId}`
}
