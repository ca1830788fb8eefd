import { getPurchaseList, getPurchaseLists } from '@/contract/purchase-list'
import { useMall } from './mall-context'
import { usePersonal } from './use-personal'

/** The user's purchase lists; they stay while they are asked for anew. */
export function usePurchaseLists() {
  const { data, error, retry } = usePersonal(getPurchaseLists, {}, { keepPrevious: true })
  return { lists: data, error, retry }
}

/** One purchase list, as its lines are in the area shown. */
export function usePurchaseList(id: string) {
  const { areas } = useMall()
  const { data, error, retry } = usePersonal(
    getPurchaseList,
    { id, areaCode: areas.areaCodes },
    { keepPrevious: true },
  )
  return { list: data, error, isMissing: error?.status === 400, retry }
}
