import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getOauthToken, logout } from '@/contract/account/oauth-calls'
import { mobilePhone } from '@/contract/account/phone-calls'
import { smsCode } from '@/contract/account/verification-calls'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Captcha } from './captcha/captcha-service'
import { deviceOf } from './device'
import type { Sessions } from './session-repository'
import { createSignIn } from './sign-in'
import type { SmsService } from './sms/sms-service'

const smsGrant = z.object({ phone: mobilePhone, code: smsCode })

type Deps = { db: Db; now: () => number; sessions: Sessions; sms: SmsService; captcha: Captcha }

/** Issues tokens for a password, an SMS code or a refresh token, and revokes them. */
export function oauthRoutes(calls: Calls, { db, now, sessions, sms, captcha }: Deps) {
  const signIn = createSignIn({ db, now, captcha })

  async function holderOf(given: { phone: string; code: string }): Promise<string> {
    const read = smsGrant.safeParse(given)
    if (!read.success) throw new HttpError('BAD_INPUT', read.error.issues[0]?.message ?? '')
    const { phone, code } = read.data
    await sms.spendCode({ phone, scene: 'login', code })
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
    if (!user) throw new HttpError('BAD_CREDENTIALS', '该手机号尚未注册')
    return user.id
  }

  calls
    .on(getOauthToken, async ({ input, request, address }) => {
      const device = deviceOf({ request, address })
      if (input.grant_type === 'password') {
        return sessions.open(await signIn({ ...input, address }), device)
      }
      if (input.grant_type === 'sms') {
        return sessions.open(await holderOf(input), device)
      }
      const renewed = await sessions.renew(input.refresh_token, device)
      if (!renewed) throw new HttpError('BAD_CREDENTIALS', '登录已失效，请重新登录')
      return renewed
    })
    .on(logout, async ({ caller, request }) => {
      // This GET changes state: reject cross-site requests (CSRF).
      if (request.headers.get('Sec-Fetch-Site') === 'cross-site') {
        throw new HttpError('FORBIDDEN', '不允许跨站退出')
      }
      if (caller) await sessions.close(caller.sessionId)
      return null
    })
}
