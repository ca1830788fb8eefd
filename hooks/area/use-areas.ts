import { NATIONWIDE } from '@/contract/constants'
import { getSysRegion } from '@/contract/deferred-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'
import { regionsAround } from '@/services/area/areas'

const COUNTRY = { sysNo: NATIONWIDE, title: '全国' }

/** The current area. */
export function useAreas() {
  const { areas } = useMall()
  const code = areas.areaHomeIdList[0] ?? NATIONWIDE
  const around = regionsAround(code)
  const { data } = useEndpoint(around ? getSysRegion : null, around ?? {})
  // Without an answer the name is unknown; another area's name would be wrong.
  const unnamed = code === NATIONWIDE ? COUNTRY : { sysNo: code, title: '已选区域' }
  const current = data?.find((area) => area.sysNo === code) ?? unnamed

  return { current }
}
