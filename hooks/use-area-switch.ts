import { useState } from 'react'
import { type AreaPreview, previewAreaSwitch } from '@/contract/area-switch'
import type { Area } from '@/contract/global'
import { salesAreasOf, storeArea } from '@/services/areas'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { useSession } from './use-session'
import { useToast } from './use-toast'

/** A switch that waits for the buyer's word: what it would do to the cart, or why that is unknown. */
export type AskedSwitch = {
  area: Area
  path: Area[]
  preview: AreaPreview | undefined
  error: ApiError | undefined
  isPending: boolean
}

/**
 * The switch to another area: stored in the cookies, then the page reloads (SPEC section 4). A
 * buyer who is signed in is asked first when it changes something in the cart. `path` leads from
 * the province to the area.
 */
export function useAreaSwitch() {
  const { areas, http, report } = useMall()
  const { isSignedIn } = useSession()
  const toast = useToast()
  const [asked, setAsked] = useState<AskedSwitch | null>(null)
  const [shown] = areas.areaHomeIdList

  function apply(area: Area, path: Area[]) {
    setAsked(null)
    if (!storeArea(area, path)) toast('您的浏览器禁用了 Cookie，无法保存销售区域', 'error')
    // Loading anew only pays when the page then shows something else.
    else if (area.sysNo !== shown) window.location.reload()
  }

  async function preview(area: Area, path: Area[]) {
    const question = { area, path, preview: undefined, error: undefined, isPending: true }
    // A retry keeps the question open; the first time it opens when there is something to say.
    setAsked((open) => (open ? { ...open, isPending: true } : null))
    try {
      const answer = await http.call(previewAreaSwitch, {
        areaCode: salesAreasOf(area, path),
        currentAreaCode: areas.areaCodes,
      })
      if (answer.changes.length === 0) apply(area, path)
      else setAsked({ ...question, preview: answer, isPending: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      report(error)
      setAsked({ ...question, error, isPending: false })
    }
  }

  function choose(area: Area, path: Area[]) {
    if (area.sysNo === shown && areas.isChosen) return
    if (isSignedIn && area.sysNo !== shown) void preview(area, path)
    else apply(area, path)
  }

  return {
    asked,
    choose,
    confirm: () => asked && apply(asked.area, asked.path),
    cancel: () => setAsked(null),
    retry: () => asked && void preview(asked.area, asked.path),
  }
}

export type AreaSwitch = ReturnType<typeof useAreaSwitch>
