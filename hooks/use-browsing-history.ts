import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import {
  clearBrowsing,
  deleteBrowsing,
  getBrowsingList,
  recordBrowsing,
} from '@/contract/browsing-history'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { isKeyOf } from './use-endpoint'
import { usePersonal } from './use-personal'
import { useSession } from './use-session'

const SPOILT = [getBrowsingList]
/** Whoever leaves sooner has not looked, ms. */
const LOOK_MS = 1000

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

/** Keeps in the user's history that this SKU was looked at; visitors have none. */
export function useLook(skuId: number | undefined): void {
  const { http } = useMall()
  const { mutate } = useSWRConfig()
  const { userId } = useSession()
  useEffect(() => {
    if (!userId || skuId === undefined) return
    const timer = setTimeout(() => {
      http.call(recordBrowsing, { skuId }).then(
        () => mutate(isKeyOf(getBrowsingList), undefined),
        (error: unknown) => console.info('recordBrowsing', error), // nothing the buyer waits for
      )
    }, LOOK_MS)
    return () => clearTimeout(timer)
  }, [http, mutate, userId, skuId])
}
