import { useCallback, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { getOauthToken, logout } from '@/contract/oauth'
import { getUserInfo } from '@/contract/user'
import { clearPersonal } from '@/services/local-store'
import { useMall } from './mall-context'
import { putPendingGoods } from './pending-goods'
import { useEndpoint } from './use-endpoint'
import { useToast } from './use-toast'

const never = () => () => {}

/** Who is signed in. On the server and while hydrating: nobody, so that no markup differs. */
export function useSession() {
  const { http, session } = useMall()
  const { mutate } = useSWRConfig()
  const toast = useToast()
  const isSignedIn = useSyncExternalStore(
    session?.subscribe ?? never,
    () => session?.isSignedIn() ?? false,
    () => false,
  )
  const { data } = useEndpoint(isSignedIn ? getUserInfo : null, undefined, { policy: 'live' })
  const user = isSignedIn && data ? data : null

  const signIn = useCallback(
    async (input: { username: string; password: string }) => {
      const tokens = await http.call(getOauthToken, { grant_type: 'password', ...input })
      await mutate(() => true, undefined, { revalidate: false })
      session?.signIn(tokens)
      const put = await putPendingGoods(http)
      if (put) toast(put.message, put.ok ? 'success' : 'error')
    },
    [http, session, mutate, toast],
  )

  const signOut = useCallback(async () => {
    // The server is told first, but an answer it does not give keeps nobody signed in.
    await http.call(logout).catch((error: unknown) => console.info('logout', error))
    clearPersonal()
    session?.signOut()
    window.location.reload()
  }, [http, session])

  return { user, userId: user?.id ?? '', isSignedIn, signIn, signOut }
}
