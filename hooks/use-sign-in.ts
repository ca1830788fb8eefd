import { useSWRConfig } from 'swr'
import type { Input } from '@/contract/endpoint'
import { getOauthToken, type LoginInfo } from '@/contract/oauth'
import { useMall } from './mall-context'
import { putPendingGoods } from './pending-goods'
import { type Refusal, useAccountCall } from './use-account-call'
import { useHydrated } from './use-hydrated'
import { useToast } from './use-toast'

/** Keeps the tokens of whoever comes in, and finishes what the visitor had begun. */
function useEnter() {
  const { http, session } = useMall()
  const { unload } = useSWRConfig()
  const toast = useToast()
  return async (tokens: LoginInfo) => {
    unload({ revalidate: false })
    const isKept = session?.signIn(tokens) ?? false
    const put = await putPendingGoods(http)
    if (put) toast(put.message, put.ok ? 'success' : 'error')
    else if (!isKept) toast('浏览器未能保存登录状态，离开本页后需要重新登录', 'error')
  }
}

/** A call that brings tokens; resolves to the refusal, null when somebody is in. */
export function useEntry() {
  const { attempt, refusal, isPending } = useAccountCall()
  const finish = useEnter()
  async function enter(send: () => Promise<LoginInfo>): Promise<Refusal | null> {
    const entered = await attempt(send)
    if (entered.answer) await finish(entered.answer)
    return entered.refusal
  }
  return { enter, refusal, isPending }
}

/** Signs in, by password or by a code. */
export function useSignIn() {
  const { http } = useMall()
  const { enter, refusal, isPending } = useEntry()
  return {
    signIn: (grant: Input<typeof getOauthToken>) => enter(() => http.call(getOauthToken, grant)),
    refusal,
    isPending,
  }
}

/** Whether this browser keeps cookies; assumed until the browser can say. */
export function useCookiesAllowed(): boolean {
  return !useHydrated() || navigator.cookieEnabled
}
