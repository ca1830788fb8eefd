import { useCallback } from 'react'
import {
  deleteArrivalNotice,
  getArrivalState,
  saveArrivalNotice,
} from '@/contract/deferred-browse-calls'
import { useMarkChange } from '@/hooks/account/use-mark-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

const NONE: number[] = []

/** Which of these SKUs the buyer has an arrival notice for; visitors have none. */
export function useArrivalNotices(skuIds: number[]) {
  const { http } = useMall()
  const { data, mutate } = usePersonal(skuIds.length > 0 ? getArrivalState : null, { skuIds })
  const send = useCallback(
    (skuId: number, isOn: boolean) =>
      http.call(isOn ? saveArrivalNotice : deleteArrivalNotice, { skuId: [skuId] }),
    [http],
  )
  return { awaitedIds: data ?? NONE, change: useMarkChange(mutate, send) }
}
