import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { PAGE_SIZE_MAX } from '@/contract/constants'
import {
  deleteFavorite,
  getFavoriteList,
  getFavoriteState,
  saveFavorite,
} from '@/contract/deferred-calls'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import type { Http } from '@/services/http/http'
import { useMarkChange } from './use-mark-change'

const NONE: number[] = []

/** Marks a product, or takes its mark away. */
export const sendFavorite = (http: Http, productId: number, isOn: boolean) =>
  http.call(isOn ? saveFavorite : deleteFavorite, { productId: [productId] })

/** Which of these products are favourites, in one batched request; visitors have none. */
export function useFavorites(productIds: number[]) {
  const { http } = useMall()
  const { mutate: mutateAll } = useSWRConfig()
  const requested = productIds.slice(0, PAGE_SIZE_MAX)
  const { data, mutate } = usePersonal(requested.length > 0 ? getFavoriteState : null, {
    productIds: requested,
  })
  const mark = useCallback(
    async (productId: number, isOn: boolean) => {
      await sendFavorite(http, productId, isOn)
      await mutateAll(isKeyOf(getFavoriteList), undefined)
    },
    [http, mutateAll],
  )
  return { favoriteIds: data ?? NONE, change: useMarkChange(mutate, mark) }
}
