import { getPurchaseList, getPurchaseLists } from '@/contract/cart/purchase-list-calls'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

/** The user's purchase lists; previous data stays during a refresh. */
export function usePurchaseLists() {
  const { data, ...requested } = usePersonal(getPurchaseLists, {}, { keepPrevious: true })
  return { lists: data, ...requested }
}

/** One purchase list, with its lines as of the current area. */
export function usePurchaseList(id: string) {
  const { areas } = useMall()
  const { data, ...requested } = usePersonal(
    getPurchaseList,
    { id, areaCode: areas.areaCodes },
    { keepPrevious: true },
  )
  return { list: data, ...requested }
}
