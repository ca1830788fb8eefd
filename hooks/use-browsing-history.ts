import { useState } from 'react'
import { clearBrowsing, deleteBrowsing, getBrowsingList } from '@/contract/browsing-history'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { usePersonal } from './use-personal'

const SPOILT = [getBrowsingList]

/** A page of what the user looked at; the last one stays while the next is on its way. */
export function useBrowsingHistory(page: number) {
  const { http, areas } = useMall()
  const [pendingId, setPending] = useState<string | null>(null)
  const removal = useChange(SPOILT)
  const clearing = useChange(SPOILT)
  const { data, error, retry, isLoading } = usePersonal(
    getBrowsingList,
    { page, areaCode: areas.areaCodes },
    { keepPrevious: true },
  )

  async function remove(id: string): Promise<void> {
    setPending(id)
    await removal.change(() => http.call(deleteBrowsing, { id: [id] }))
    setPending(null)
  }

  return {
    ...{ browsed: data, error, retry, isStale: isLoading && !!data, pendingId, remove },
    clear: async () => (await clearing.change(() => http.call(clearBrowsing))) !== null,
    isClearing: clearing.isPending,
    failure: removal.failure || clearing.failure,
  }
}
