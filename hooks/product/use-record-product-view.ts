import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '@/hooks/account/use-session'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** A shorter visit does not count as a view, ms. */
const LOOK_MS = 1000

/** Records a SKU in the user's browsing history; visitors have none. */
export function useRecordProductView(skuId: number): void {
  const { http } = useMall()
  const { mutate } = useSWRConfig()
  const { userId } = useSession()

  useEffect(() => {
    async function record() {
      // Loaded on demand: no page waits for it, so no page bundle carries it.
      const { getBrowsingList, recordBrowsing } = await import(
        '@/contract/account/browsing-history-calls'
      )
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
