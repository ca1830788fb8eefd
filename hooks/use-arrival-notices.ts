import { useCallback } from 'react'
import { deleteArrivalNotice, getArrivalState, saveArrivalNotice } from '@/contract/arrival'
import { useMall } from './mall-context'
import { useMarkChange } from './use-mark-change'
import { usePersonal } from './use-personal'

const NONE: number[] = []

/** Of which of these SKUs the buyer is told when there is stock again; visitors of none. */
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
