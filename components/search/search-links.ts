import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import type { Chip, Facet } from '@/contract/search/search-calls'
import { UNSORTED } from '@/contract/search/table-sort-rules'

type Change = Partial<SearchState>

/** Link to the same search with a change; any change resets to page one. */
export function changed(state: SearchState, change: Change): string {
  return routes.search({ ...state, page: 1, ...change })
}

/** The same search as a table: sorts and row counts are the table's alone. */
export function inTable(state: SearchState, change: Change): string {
  return changed(state, { view: 'table', ...change })
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

/** Whether a facet is chosen by eye: its values have pictures. */
export function isPictured({ values }: Facet): boolean {
  return values.some(({ image }) => image)
}

/** Ticked values of a facet: those chosen, else those that the keyword names. */
export function tickedValues(state: SearchState, { id, named }: Pick<Facet, 'id' | 'named'>) {
  const choice = state.attributes[id]
  return choice ? (choice.values ?? []) : named
}

/** Ticks or unticks a value; with none left the facet is open, whatever the keyword names of it. */
export function toggleValue(
  state: SearchState,
  facet: Pick<Facet, 'id' | 'named'>,
  valueId: number,
): string {
  const values = toggled(tickedValues(state, facet), valueId)
  const rest = without(state, facet.id)
  const isOpen = values.length === 0 && facet.named.length === 0
  return changed(state, { attributes: isOpen ? rest : { ...rest, [facet.id]: { values } } })
}

export type Range = { min: number | null; max: number | null }

/** Sets a numeric range of an attribute; it replaces chosen values. */
export function setRange(state: SearchState, attributeId: number, { min, max }: Range): string {
  const rest = without(state, attributeId)
  if (min === null && max === null) return changed(state, { attributes: rest })
  const range = { ...(min !== null && { min }), ...(max !== null && { max }) }
  return changed(state, { attributes: { ...rest, [attributeId]: range } })
}

/** Clears everything but the words and the category. */
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

/** Switching category keeps words, brands, shops and price; attributes belong to the old one. */
export function enterCategory(state: SearchState, categoryId: number | null): string {
  return changed(state, { categoryId, attributes: {}, tableSort: UNSORTED })
}

/** The same search of the words as typed. */
export function searchLiterally(state: SearchState): string {
  return changed(state, { literal: true })
}

/** The query without a chip's words. */
export function withoutChip(state: SearchState, chips: readonly Chip[], gone: Chip): string {
  const left = chips.filter((chip) => chip !== gone)
  return changed(state, { keyword: left.map((chip) => chip.text).join(' ') })
}

/** Label of a range chip: `10–50 mm`, `≥ 10 mm`. */
export function rangeLabel({ min, max }: Range, unit: string): string {
  if (min !== null && max !== null) return `${min}–${max}${unit}`
  return min === null ? `≤ ${max}${unit}` : `≥ ${min}${unit}`
}

export function valueLabel(facet: Facet | undefined, valueId: number): string {
  return facet?.values.find(({ id }) => id === valueId)?.label ?? `#${valueId}`
}
