import { NATIONWIDE } from '@/contract/constants'
import type { Area } from '@/contract/global'
import { getSysRegion } from '@/contract/global'
import { storeArea } from '@/services/areas'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'
import { useToast } from './use-toast'

const COUNTRY = { sysNo: NATIONWIDE, title: '全国' }

/** The list the current area's title stands in: its siblings. Null for the whole country. */
export function regionsAround(code: string): { parent?: string } | null {
  if (code === NATIONWIDE) return null
  return code.length > 2 ? { parent: code.slice(0, code.length - 2) } : {}
}

/** The area shown, and the switch to another: stored in the cookies, then the page reloads. */
export function useAreas() {
  const { areas } = useMall()
  const toast = useToast()
  const code = areas.areaHomeIdList[0] ?? NATIONWIDE
  const around = regionsAround(code)
  const { data } = useEndpoint(around ? getSysRegion : null, around ?? {})
  const current = data?.find((area) => area.sysNo === code) ?? COUNTRY

  function choose(area: Area, path: Area[]) {
    if (area.sysNo === code && areas.isChosen) return
    if (storeArea(area, path)) window.location.reload()
    else toast('您的浏览器禁用了 Cookie，无法保存销售区域', 'error')
  }

  return { areaCodes: areas.areaCodes, current, isChosen: areas.isChosen, choose }
}
