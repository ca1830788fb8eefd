import { useSWRConfig } from 'swr'
import { getProductHistoryRecord, recordSearch } from '@/contract/deferred-calls'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** Records a submitted search, which the history then begins with; a failure is not shown to the buyer. */
export function useRecordSearch() {
  const { http } = useMall()
  const { mutate } = useSWRConfig()
  return (searchTerms: string) => {
    http
      .call(recordSearch, { searchTerms })
      .then(() => mutate(isKeyOf(getProductHistoryRecord), undefined))
      .catch((error: unknown) => console.info('recordSearch', error))
  }
}
