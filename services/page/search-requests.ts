import { getCategoryDetail } from '@/contract/deferred-browse-calls'
import { getSkuTable, searchProducts } from '@/contract/deferred-calls'
import { isAtLeaf } from '@/contract/search/category-rules'
import type { SearchState } from '@/contract/search/search-address'
import { searchInput, tableInput } from '@/contract/search/search-address'
import { type Answered, type SearchView, viewOf } from '@/contract/search/view-rules'
import type { AreaChoice } from '@/services/area/areas'
import { browserView } from '@/services/store/view-choice'
import type { PageRequest } from './page-requests'

/**
 * Requests of a result page; without a named view the answer says whether the table is one. Beside a
 * leaf stand its siblings, which are known where the leaves of their `parentId` are shown already.
 */
export function searchRequests(
  state: SearchState,
  { areaCodes }: AreaChoice,
  remembered: SearchView | null = null,
  parentId: number | null = null,
): PageRequest[] {
  const search = { endpoint: searchProducts, input: searchInput(state, areaCodes, remembered) }
  const table = { endpoint: getSkuTable, input: tableInput(state, areaCodes) }
  const category = { categoryId: state.categoryId, areaCode: areaCodes }
  const siblings = { endpoint: getCategoryDetail, input: category }
  const siblingsBy = (answer: Answered) =>
    isAtLeaf(answer, state.categoryId) && answer.breadcrumb.at(-2)?.id !== parentId
      ? [siblings]
      : []
  if (state.view) {
    const first = { ...search, next: siblingsBy }
    return state.view === 'table' ? [first, table] : [first]
  }
  const choice = { named: null, remembered, hasTable: true }
  const tableBy = (answer: Answered) => (viewOf(choice, answer) === 'table' ? [table] : [])
  return [{ ...search, next: (answer: Answered) => [...tableBy(answer), ...siblingsBy(answer)] }]
}

/** The same in this browser, where the cookie says which view was chosen last. */
export function rememberedRequests(
  state: SearchState,
  areas: AreaChoice,
  parentId?: number,
): PageRequest[] {
  return searchRequests(state, areas, browserView(), parentId)
}
