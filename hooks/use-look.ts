import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useMall } from './mall-context'
import { isKeyOf } from './use-endpoint'
import { useSession } from './use-session'

/** Whoever leaves sooner has not looked, ms. */
const LOOK_MS = 1000

/** Keeps in the user's history that this SKU was looked at; visitors have none. */
export function useLook(skuId: number): void {
  const { http } = useMall()
  const { mutate } = useSWRConfig()
  const { userId } = useSession()

  useEffect(() => {
    async function record() {
      // No page waits for it, so no page carries it.
      const { getBrowsingList, recordBrowsing } = await import('@/contract/browsing-history')
      await http.call(recordBrowsing, { skuId })
      await mutate(isKeyOf(getBrowsingList), undefined)
    }
    if (!userId) return
    const timer = setTimeout(() => {
      record().catch((error: unknown) => console.info('recordBrowsing', error))
    }, LOOK_MS)
    return () => clearTimeout(timer)
  }, [http, mutate, userId, skuId])
}
