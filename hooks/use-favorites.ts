import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { PAGE_SIZE_MAX } from '@/contract/constants'
import {
  deleteFavorite,
  getFavoriteList,
  getFavoriteState,
  saveFavorite,
} from '@/contract/favorite'
import { useMall } from './mall-context'
import { isKeyOf } from './use-endpoint'
import { useMarkChange } from './use-mark-change'
import { usePersonal } from './use-personal'

const NONE: number[] = []

/** Which of these products are favourites, in one question for all of them; visitors have none. */
export function useFavorites(productIds: number[]) {
  const { http } = useMall()
  const { mutate: mutateAll } = useSWRConfig()
  const asked = productIds.slice(0, PAGE_SIZE_MAX)
  const { data, mutate } = usePersonal(asked.length > 0 ? getFavoriteState : null, {
    productIds: asked,
  })
  const send = useCallback(
    async (productId: number, isOn: boolean) => {
      await http.call(isOn ? saveFavorite : deleteFavorite, { productId: [productId] })
      await mutateAll(isKeyOf(getFavoriteList), undefined)
    },
    [http, mutateAll],
  )
  return { favoriteIds: data ?? NONE, change: useMarkChange(mutate, send) }
}
