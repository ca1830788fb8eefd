import { useRef, useState } from 'react'
import type { Area } from '@/contract/area/area-calls'
import { type AreaPreview, previewAreaSwitch } from '@/contract/area/area-switch-calls'
import { useSession } from '@/hooks/account/use-session'
import { useAttempt } from '@/hooks/call/attempt'
import { useToast } from '@/hooks/call/use-toast'
import { useMall } from '@/hooks/mall-context'
import { salesAreasOf, storeArea } from '@/services/area/store-area'
import type { ApiError } from '@/services/http/api-error'

/** A switch awaiting confirmation: its effect on the cart, or why that effect is unknown. */
export type AskedSwitch = {
  area: Area
  path: Area[]
  preview: AreaPreview | undefined
  error: ApiError | undefined
  isPending: boolean
}

/**
 * Switches to another area: stores it in the cookies, then reloads the page (SPEC section 4).
 * Asks a signed-in buyer to confirm first when the cart would change. `path` leads from
 * the province to the area.
 */
export function useAreaSwitch() {
  const { areas, http } = useMall()
  const attempt = useAttempt()
  const { isSignedIn } = useSession()
  const toast = useToast()
  const [requested, setAsked] = useState<AskedSwitch | null>(null)
  const [shown] = areas.areaHomeIdList
  const turn = useRef(0)

  function apply(area: Area, path: Area[]) {
    setAsked(null)
    if (!storeArea(area, path)) toast('您的浏览器禁用了 Cookie，无法保存销售区域', 'error')
    // Reloads only when the page would then show something else; the first choice ends its proposal.
    else if (area.sysNo !== shown || !areas.isChosen) window.location.reload()
  }

  async function preview(area: Area, path: Area[]) {
    turn.current += 1
    const mine = turn.current
    const question = { area, path, preview: undefined, error: undefined, isPending: true }
    // A retry keeps the dialog open; the first attempt opens it only when there is an effect.
    setAsked((open) => (open ? { ...open, isPending: true } : null))
    const { answer, error } = await attempt(() =>
      http.call(previewAreaSwitch, {
        areaCode: salesAreasOf(area, path),
        currentAreaCode: areas.areaCodes,
      }),
    )
    // Another area was chosen meanwhile, or none.
    if (mine !== turn.current) return
    if (error?.kind === 'missing') apply(area, path)
    else if (error) setAsked({ ...question, error, isPending: false })
    else if (answer.changes.length === 0) apply(area, path)
    else setAsked({ ...question, preview: answer, isPending: false })
  }

  function choose(area: Area, path: Area[]) {
    if (area.sysNo === shown && areas.isChosen) return
    if (isSignedIn && area.sysNo !== shown) void preview(area, path)
    else apply(area, path)
  }

  return {
    requested,
    choose,
    confirm: () => requested && apply(requested.area, requested.path),
    cancel: () => {
      turn.current += 1
      setAsked(null)
    },
    retry: () => requested && void preview(requested.area, requested.path),
  }
}

export type AreaSwitch = ReturnType<typeof useAreaSwitch>
