import { useEffect } from 'react'
import { STORAGE } from '@/contract/constants'
import { useSession } from '@/hooks/account/use-session'
import { useCartNews } from '@/hooks/cart/use-cart-news'
import { useMall } from '@/hooks/mall-context'
import { shownAreas } from '@/services/area/areas'
import type { TabEvent } from '@/services/session/tabs'
import { notedUserId, removeLocal, writeLocal } from '@/services/store/local-store'

/**
 * Stores the user for this browser's other tabs (SPEC section 3: userInfo), for as long as there are tokens:
 * the browser drops those that ran out by itself, without any sign-out.
 */
function useNotedUser() {
  const { session } = useMall()
  const { user } = useSession()
  useEffect(() => {
    if (user) writeLocal(STORAGE.userInfo, user)
    else if (!session?.isSignedIn()) removeLocal(STORAGE.userInfo)
  }, [session, user])
}

/**
 * Syncs this tab with the others: a sign-in or sign-out, another user, another
 * area. Checks on a storage event, when the window gains focus and when Back restores the page
 * from the browser's cache (bfcache); reloads when the state differs. `areasAtLoad` are compared with
 * the browser's own later ones, not with the server's: the two may differ on an odd cookie, and a
 * reload that changes nothing must not cause another.
 */
export function useTabSync(areasAtLoad: string) {
  const { session, tabs } = useMall()
  const { isSignedIn, userId } = useSession()
  useNotedUser()
  useCartNews()

  useEffect(() => {
    if (!session || !tabs) return
    const isOther = () => {
      const noted = notedUserId()
      return userId !== '' && noted !== null && noted !== userId
    }
    const look = () => {
      const hasNewArea = shownAreas() !== areasAtLoad
      if (hasNewArea || (isSignedIn && (session.hasMoved() || isOther()))) window.location.reload()
      else if (session.hasMoved()) session.recheck()
    }
    const handleNews = (event: TabEvent) => {
      if (event === 'in' && isSignedIn) window.location.reload()
      else look()
    }
    // What another tab changed while this page was being hydrated.
    look()
    const stop = tabs.listen(handleNews)
    const events = ['focus', 'pageshow'] as const
    for (const event of events) window.addEventListener(event, look)
    return () => {
      stop()
      for (const event of events) window.removeEventListener(event, look)
    }
  }, [session, tabs, isSignedIn, userId, areasAtLoad])
}
