import { NATIONWIDE } from '@/contract/constants'
import { getSysRegion } from '@/contract/global'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

const COUNTRY = { sysNo: NATIONWIDE, title: '全国' }

/** The list the current area's title stands in: its siblings. Null for the whole country. */
export function regionsAround(code: string): { parent?: string } | null {
  if (code === NATIONWIDE) return null
  return code.length > 2 ? { parent: code.slice(0, code.length - 2) } : {}
}

/** The area shown. */
export function useAreas() {
  const { areas } = useMall()
  const code = areas.areaHomeIdList[0] ?? NATIONWIDE
  const around = regionsAround(code)
  const { data } = useEndpoint(around ? getSysRegion : null, around ?? {})
  // Without an answer its name is unknown; another area's would be wrong.
  const unnamed = code === NATIONWIDE ? COUNTRY : { sysNo: code, title: '已选区域' }
  const current = data?.find((area) => area.sysNo === code) ?? unnamed

  return { current, isChosen: areas.isChosen }
}
