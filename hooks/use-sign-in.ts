import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { getOauthToken } from '@/contract/oauth'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { putPendingGoods } from './pending-goods'
import { useHydrated } from './use-hydrated'
import { useToast } from './use-toast'

type Credentials = { username: string; password: string }

/** What a refused sign-in leaves to say; `until` is the moment of the next try, epoch ms. */
type Refusal = { message: string; until: number | null }

/** Signs in by password; resolves to false, with a refusal to show, when it did not work. */
export function useSignIn() {
  const { http, session, report } = useMall()
  const { unload } = useSWRConfig()
  const toast = useToast()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPending, setPending] = useState(false)

  async function finish(isKept: boolean) {
    const put = await putPendingGoods(http)
    if (put) toast(put.message, put.ok ? 'success' : 'error')
    else if (!isKept) toast('浏览器未能保存登录状态，离开本页后需要重新登录', 'error')
  }

  // Stays pending when it works: the page is about to be left, and nothing is to be sent twice.
  async function signIn(credentials: Credentials): Promise<boolean> {
    setPending(true)
    setRefusal(null)
    try {
      const tokens = await http.call(getOauthToken, { grant_type: 'password', ...credentials })
      unload({ revalidate: false })
      await finish(session?.signIn(tokens) ?? false)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { message, retryAfter } = error
      setRefusal({ message, until: retryAfter === null ? null : Date.now() + retryAfter * 1000 })
      setPending(false)
      report(error)
      return false
    }
  }

  return { signIn, refusal, isPending }
}

/** Whether this browser keeps cookies; assumed until the browser can say. */
export function useCookiesAllowed(): boolean {
  return !useHydrated() || navigator.cookieEnabled
}
