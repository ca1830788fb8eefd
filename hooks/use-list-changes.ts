import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Input } from '@/contract/endpoint'
import {
  deletePurchaseLines,
  deletePurchaseList,
  getPurchaseList,
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from '@/contract/purchase-list'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { isKeyOf } from './use-endpoint'

/** Changes of purchase lists; each resolves to its answer, or to null and `failure` says why. */
export function useListChanges() {
  const { http, report } = useMall()
  const { mutate } = useSWRConfig()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  async function change<T>(send: () => Promise<T>): Promise<T | null> {
    setPending(true)
    setFailure('')
    try {
      const answer = await send()
      // Also lists not shown now: they must not come back old.
      const spoilt = [getPurchaseLists, getPurchaseList].map(isKeyOf)
      await Promise.all(spoilt.map((isSpoilt) => mutate(isSpoilt, undefined)))
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      report(error)
      return null
    } finally {
      setPending(false)
    }
  }

  return {
    isPending,
    failure,
    saveList: (list: Input<typeof savePurchaseList>) =>
      change(() => http.call(savePurchaseList, list)),
    removeList: (id: string) => change(() => http.call(deletePurchaseList, { id: [id] })),
    saveLines: (input: Input<typeof savePurchaseLines>) =>
      change(() => http.call(savePurchaseLines, input)),
    removeLines: (input: Input<typeof deletePurchaseLines>) =>
      change(() => http.call(deletePurchaseLines, input)),
  }
}
