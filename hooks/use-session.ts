import { useCallback, useRef, useSyncExternalStore } from 'react'
import { logout } from '@/contract/oauth'
import { getUserInfo } from '@/contract/user'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

/** Signing out waits no longer for the server, so that other tabs follow within two seconds, ms. */
const LOGOUT_WAIT_MS = 1000

const never = () => () => {}

/** Who is signed in. On the server and while hydrating: nobody, so that no markup differs. */
export function useSession() {
  const { session } = useMall()
  const isSignedIn = useSyncExternalStore(
    session?.subscribe ?? never,
    () => session?.isSignedIn() ?? false,
    () => false,
  )
  const { data, error, mutate } = useEndpoint(isSignedIn ? getUserInfo : null, undefined, {
    policy: 'live',
  })
  const user = isSignedIn && data ? data : null
  return { user, userId: user?.id ?? '', isSignedIn, error, retry: () => mutate() }
}

/** Signs out: the server is told, nothing personal stays, other tabs follow, the page reloads. */
export function useSignOut() {
  const { http, startOver } = useMall()
  const isLeaving = useRef(false)

  return useCallback(async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    // An answer the server does not give keeps nobody signed in.
    const told = http.call(logout).catch((error: unknown) => console.info('logout', error))
    const waited = new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS))
    await Promise.race([told, waited])
    startOver()
  }, [http, startOver])
}
