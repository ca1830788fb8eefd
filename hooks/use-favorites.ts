import Router from 'next/router'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { PAGE_SIZE_MAX } from '@/contract/constants'
import {
  deleteFavorite,
  getFavoriteList,
  getFavoriteState,
  saveFavorite,
} from '@/contract/favorite'
import { routes } from '@/contract/routes'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { isKeyOf } from './use-endpoint'
import { usePersonal } from './use-personal'

const NONE: number[] = []

/**
 * Which of these products are favourites, in one question for all of them; visitors have none.
 * `change` shows at once, and resolves to why it was taken back, '' when it was not.
 */
export function useFavorites(productIds: number[]) {
  const { http, report, session } = useMall()
  const { mutate: mutateAll } = useSWRConfig()
  const asked = productIds.slice(0, PAGE_SIZE_MAX)
  const { data, mutate } = usePersonal(asked.length > 0 ? getFavoriteState : null, {
    productIds: asked,
  })

  const change = useCallback(
    async (productId: number, isOn: boolean): Promise<string> => {
      if (!session?.isSignedIn()) {
        await Router.push(routes.login(Router.asPath))
        return ''
      }
      const show = (isShown: boolean) =>
        mutate(
          (ids = NONE) => [
            ...ids.filter((one) => one !== productId),
            ...(isShown ? [productId] : []),
          ],
          { revalidate: false },
        )
      await show(isOn)
      try {
        await http.call(isOn ? saveFavorite : deleteFavorite, { productId: [productId] })
        await Promise.all([mutate(), mutateAll(isKeyOf(getFavoriteList), undefined)])
        return ''
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        await show(!isOn)
        report(error)
        return error.message
      }
    },
    [http, mutate, mutateAll, report, session],
  )

  return { favoriteIds: data ?? NONE, change }
}
