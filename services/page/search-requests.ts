import * as z from 'zod/mini'
import type { SearchState } from '@/contract/search/search-address'
import { searchInput, tableInput } from '@/contract/search/search-address'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { type Answered, type SearchView, viewOf } from '@/contract/search/view-rules'
import type { AreaChoice } from '@/services/area/areas'
import { browserView } from '@/services/store/view-choice'
import type { PageRequest } from './page-requests'

/** What the view depends on: the rest of an answer, read already, need not be read again. */
const answered: z.ZodMiniType<Answered> = z.object({
  categories: z.array(z.unknown()),
  breadcrumb: z.array(z.unknown()),
  understood: z.array(z.object({ kind: z.string() })),
  relaxed: z.boolean(),
})

/** Requests of a result page; without a named view the answer says whether the table is one. */
export function searchRequests(
  state: SearchState,
  { areaCodes }: AreaChoice,
  remembered: SearchView | null = null,
): PageRequest[] {
  const search = { endpoint: searchProducts, input: searchInput(state, areaCodes, remembered) }
  const table = { endpoint: getSkuTable, input: tableInput(state, areaCodes) }
  if (state.view) return state.view === 'table' ? [search, table] : [search]
  const choice = { named: null, remembered, hasTable: true }
  const next = (answer: unknown) => {
    const { data } = answered.safeParse(answer)
    return data && viewOf(choice, data) === 'table' ? [table] : []
  }
  return [{ ...search, next }]
}

/** The same in this browser, where the cookie says which view was chosen last. */
export function rememberedRequests(state: SearchState, areas: AreaChoice): PageRequest[] {
  return searchRequests(state, areas, browserView())
}
