import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { browserAreas } from '@/services/areas'
import { readLocal, writeLocal } from '@/services/local-store'
import type { TabNews } from '@/services/session/tabs'
import { useMall } from './mall-context'
import { useCartNews } from './use-cart-news'
import { useSession } from './use-session'

const storedUser = z.looseObject({ id: z.string() })

const shownAreas = () => browserAreas().areaCodes.join()

/** Notes the user for this browser's other tabs (SPEC section 3: userInfo). */
function useNotedUser() {
  const { user } = useSession()
  useEffect(() => {
    if (user) writeLocal(STORAGE.userInfo, user)
  }, [user])
}

/**
 * Keeps this tab true to what other tabs did: somebody signed in or out, another user came, another
 * area was chosen. Looks when told, when the window gains focus and when Back brings the page
 * from the browser's cache; what no longer holds is loaded anew.
 */
export function useTabSync() {
  const { session, tabs } = useMall()
  const { isSignedIn, userId } = useSession()
  // Compared with itself, not with what the server read: the two may differ on an odd cookie,
  // and a reload that changes nothing must not be followed by another.
  const [areasAtLoad] = useState(shownAreas)
  useNotedUser()
  useCartNews()

  useEffect(() => {
    if (!session || !tabs) return
    const isOther = () => {
      const noted = readLocal(STORAGE.userInfo, storedUser)?.id
      return userId !== '' && noted !== undefined && noted !== userId
    }
    const look = () => {
      const hasNewArea = shownAreas() !== areasAtLoad
      if (hasNewArea || (isSignedIn && (session.hasMoved() || isOther()))) window.location.reload()
      else if (session.hasMoved()) session.recheck()
    }
    const handleNews = (news: TabNews) => {
      if (news === 'in' && isSignedIn) window.location.reload()
      else look()
    }
    const stop = tabs.listen(handleNews)
    const events = ['focus', 'pageshow'] as const
    for (const event of events) window.addEventListener(event, look)
    return () => {
      stop()
      for (const event of events) window.removeEventListener(event, look)
    }
  }, [session, tabs, isSignedIn, userId, areasAtLoad])
}
