import { useState } from 'react'
import { useSWRConfig } from 'swr'
import {
  deleteFavorite,
  getFavoriteList,
  getFavoriteState,
  saveFavorite,
} from '@/contract/favorite'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { isKeyOf } from './use-endpoint'
import { usePersonal } from './use-personal'

/** A page of the user's favourites; the last one stays while the next is on its way. */
export function useFavoriteList(page: number) {
  const { http, areas, report } = useMall()
  const { mutate: mutateAll } = useSWRConfig()
  const [pendingId, setPending] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const { data, error, retry, isLoading } = usePersonal(
    getFavoriteList,
    { page, areaCode: areas.areaCodes },
    { keepPrevious: true },
  )

  async function change(productId: number, isOn: boolean): Promise<boolean> {
    setPending(productId)
    setFailure('')
    try {
      await http.call(isOn ? saveFavorite : deleteFavorite, { productId: [productId] })
      await Promise.all([
        mutateAll(isKeyOf(getFavoriteList)),
        mutateAll(isKeyOf(getFavoriteState), undefined),
      ])
      return true
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      setFailure(problem.message)
      report(problem)
      return false
    } finally {
      setPending(null)
    }
  }

  const isStale = isLoading && !!data
  return { favorites: data, error, retry, isStale, change, pendingId, failure }
}
