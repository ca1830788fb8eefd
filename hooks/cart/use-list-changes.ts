import {
  deletePurchaseLines,
  deletePurchaseList,
  getPurchaseList,
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from '@/contract/cart/purchase-list-calls'
import type { Input } from '@/contract/endpoint'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'

const INVALIDATED = [getPurchaseLists, getPurchaseList]

/** Purchase list changes; each resolves to its answer, or to null and `failure` says why. */
export function useListChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(INVALIDATED)
  const answerOf = async <T>(send: () => Promise<T>) => (await change(send))?.answer ?? null
  return {
    isPending,
    failure,
    saveList: (list: Input<typeof savePurchaseList>) =>
      answerOf(() => http.call(savePurchaseList, list)),
    removeList: (id: string) => answerOf(() => http.call(deletePurchaseList, { id: [id] })),
    saveLines: (input: Input<typeof savePurchaseLines>) =>
      answerOf(() => http.call(savePurchaseLines, input)),
    removeLines: (input: Input<typeof deletePurchaseLines>) =>
      answerOf(() => http.call(deletePurchaseLines, input)),
  }
}
