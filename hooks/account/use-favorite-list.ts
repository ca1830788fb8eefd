import { getFavoriteList, getFavoriteState } from '@/contract/deferred-calls'
import { useChange } from '@/hooks/call/use-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { sendFavorite } from './use-favorites'

const INVALIDATED = [getFavoriteState]
const REFRESHED = [getFavoriteList]

/** A page of the user's favourites; previous data stays until the next page settles. */
export function useFavoriteList(page: number) {
  const { http, areas } = useMall()
  const { change, pending, failure } = useChange<number>(INVALIDATED, REFRESHED)
  const { data, ...requested } = usePersonal(
    getFavoriteList,
    { page, areaCode: areas.areaCodes },
    { keepPrevious: true },
  )
  return {
    favorites: data,
    ...requested,
    change: async (productId: number, isOn: boolean) =>
      (await change(() => sendFavorite(http, productId, isOn), productId)) !== null,
    pendingId: pending,
    failure,
  }
}
