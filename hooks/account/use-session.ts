import { useCallback, useRef, useSyncExternalStore } from 'react'
import { STORAGE } from '@/contract/constants'
import { getUserInfo, logout } from '@/contract/deferred-calls'
import { noSubscription } from '@/hooks/browser/use-hydrated'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'
import { removeTab } from '@/services/store/tab-store'

/** Sign-out timeout of the server call, ms, so that other tabs follow within two seconds. */
const LOGOUT_WAIT_MS = 1000

/** The signed-in user. Null on the server and while hydrating, so that the markup matches. */
export function useSession() {
  const { session } = useMall()
  const isSignedIn = useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => session?.wasSignedIn() ?? false,
    () => false,
  )
  const { data, error, mutate } = useEndpoint(isSignedIn ? getUserInfo : null, undefined, {
    policy: 'live',
  })
  const user = isSignedIn && data ? data : null
  return { user, userId: user?.id ?? '', isSignedIn, error, retry: () => mutate() }
}

/** Signs out: tells the server, clears personal data, notifies other tabs, reloads the page. */
export function useSignOut() {
  const { http, startOver } = useMall()
  const isLeaving = useRef(false)

  return useCallback(async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    removeTab(STORAGE.keptForms)
    // A failed server call does not keep the user signed in.
    const told = http.call(logout).catch((error: unknown) => console.info('logout', error))
    const waited = new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS))
    await Promise.race([told, waited])
    startOver()
  }, [http, startOver])
}
