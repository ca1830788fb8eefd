import { getFrequentGoods } from '@/contract/order/frequent-goods-calls'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

/** Frequently ordered goods of the user that can be bought in the current area. */
export function useFrequentGoods() {
  const { areas } = useMall()
  const { data, ...requested } = usePersonal(
    getFrequentGoods,
    { areaCode: areas.areaCodes },
    { keepPrevious: true },
  )
  return { goods: data, ...requested }
}
