import { useSWRConfig } from 'swr'
import type { LoginInfo, TokenGrant } from '@/contract/account/oauth-calls'
import { STORAGE } from '@/contract/constants'
import { CART_CALLS, getOauthToken, getUserInfo } from '@/contract/deferred-calls'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import { attempt } from '@/hooks/call/attempt'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { useToast } from '@/hooks/call/use-toast'
import { putPendingGoods } from '@/hooks/cart/put-pending-goods'
import { useMall } from '@/hooks/mall-context'
import type { Http } from '@/services/http/http'
import { keptForms } from '@/services/store/kept-forms'
import { writeLocal } from '@/services/store/local-store'
import { forgetOthersDrafts, hasOwnedDrafts } from '@/services/store/owned-draft'
import { type Refusal, useAccountCall } from './use-account-call'

/** Drafts of a session that ended by itself are for the same buyer, who is known when they are next read. */
async function settleDrafts(http: Http): Promise<void> {
  if (!hasOwnedDrafts()) return
  const { answer } = await attempt(() => http.call(getUserInfo))
  if (!answer) return
  forgetOthersDrafts(answer.id)
  writeLocal(STORAGE.userInfo, answer)
}

/** Stores the tokens of the user who signed in and completes the visitor's pending action. */
function useEnter() {
  const { http, session } = useMall()
  const { mutate, unload } = useSWRConfig()
  const toast = useToast()
  return async (tokens: LoginInfo) => {
    unload({ revalidate: false })
    const isSaved = session?.signIn(tokens) ?? false
    keptForms.forgetVisitor()
    await settleDrafts(http)
    const put = await putPendingGoods(http)
    if (put) {
      await Promise.all(CART_CALLS.map((call) => mutate(isKeyOf(call))))
      toast(put.message, put.ok ? 'success' : 'error')
    } else if (!isSaved) toast('浏览器未能保存登录状态，离开本页后需要重新登录', 'error')
  }
}

/** A call that returns tokens; resolves to the refusal, null on success. */
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

/** Signs in by password or by SMS code. */
export function useSignIn() {
  const { http } = useMall()
  const { enter, refusal, isPending } = useEntry()
  return {
    signIn: (grant: TokenGrant) => enter(() => http.call(getOauthToken, grant)),
    refusal,
    isPending,
  }
}

/** Whether cookies are enabled; assumed true until the browser can tell. */
export function useCookiesAllowed(): boolean {
  return !useHydrated() || navigator.cookieEnabled
}
