import { getFrequentGoods } from '@/contract/frequent-goods'
import { useMall } from './mall-context'
import { usePersonal } from './use-personal'

/** What the user orders often and can buy in the current area. */
export function useFrequentGoods() {
  const { areas } = useMall()
  const { data } = usePersonal(
    getFrequentGoods,
    { areaCode: areas.areaCodes },
    { keepPrevious: true },
  )
  return { goods: data }
}
