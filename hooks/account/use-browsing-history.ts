import {
  clearBrowsing,
  deleteBrowsing,
  getBrowsingList,
} from '@/contract/account/browsing-history-calls'
import { useChange } from '@/hooks/call/use-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

/** Several entries at once, among the ids of single ones. */
const MANY = 'many'

const INVALIDATED = [getBrowsingList]

/** A page of the user's browsing history; previous data stays until the next page settles. */
export function useBrowsingHistory(page: number) {
  const { http, areas } = useMall()
  const removal = useChange(INVALIDATED)
  const clearing = useChange(INVALIDATED)
  const { data, ...requested } = usePersonal(
    getBrowsingList,
    { page, areaCode: areas.areaCodes },
    { keepPrevious: true },
  )

  return {
    browsed: data,
    ...requested,
    pendingId: removal.pending,
    isRemovingMany: removal.pending === MANY,
    removeMany: (ids: string[]) =>
      removal.change(() => http.call(deleteBrowsing, { id: ids }), MANY),
    remove: (id: string) => removal.change(() => http.call(deleteBrowsing, { id: [id] }), id),
    clear: async () => (await clearing.change(() => http.call(clearBrowsing))) !== null,
    isClearing: clearing.isPending,
    failure: removal.failure || clearing.failure,
  }
}
