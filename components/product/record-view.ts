import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '@/hooks/account/use-session'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** A shorter visit does not count as a view, ms. */
const LOOK_MS = 1000

/** Records a SKU in the user's browsing history; visitors have none. Shows nothing. */
export function RecordView({ skuId }: { skuId: number }) {
  const { http } = useMall()
  const { mutate } = useSWRConfig()
  const { userId } = useSession()

  useEffect(() => {
    async function record() {
      // With the view of a user: a visitor's page loads no schema of calls.
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
  return null
}
