import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getOauthToken, logout } from '@/contract/oauth'
import { smsCode } from '@/contract/one-time'
import { mobilePhone } from '@/contract/phone'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import type { Captcha } from '@/server/modules/captcha/captcha-service'
import type { SmsService } from '@/server/modules/sms/sms-service'
import { deviceOf } from './device'
import type { Sessions } from './session-repository'
import { createSignIn } from './sign-in'

const smsGrant = z.object({ phone: mobilePhone, code: smsCode })

type Deps = { db: Db; now: () => number; sessions: Sessions; sms: SmsService; captcha: Captcha }

/** Tokens for a password, an SMS code or a refresh token, and their end. */
export function oauthRoutes(calls: Calls, { db, now, sessions, sms, captcha }: Deps) {
  const signIn = createSignIn({ db, now, captcha })

  async function holderOf(given: { phone: string; code: string }): Promise<string> {
    const read = smsGrant.safeParse(given)
    if (!read.success) throw new Fault('BAD_INPUT', read.error.issues[0]?.message ?? '')
    const { phone, code } = read.data
    await sms.spendCode({ phone, scene: 'login', code })
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
    if (!user) throw new Fault('BAD_CREDENTIALS', '该手机号尚未注册')
    return user.id
  }

  calls
    .open(getOauthToken, async ({ input, request, address }) => {
      const device = deviceOf({ request, address })
      if (input.grant_type === 'password') {
        return sessions.open(await signIn({ ...input, address }), device)
      }
      if (input.grant_type === 'sms') {
        return sessions.open(await holderOf(input), device)
      }
      const renewed = await sessions.renew(input.refresh_token, device)
      if (!renewed) throw new Fault('BAD_CREDENTIALS', '登录已失效，请重新登录')
      return renewed
    })
    .open(logout, async ({ caller, request }) => {
      // A GET that changes state: another site must not be able to cause it.
      if (request.headers.get('Sec-Fetch-Site') === 'cross-site') {
        throw new Fault('FORBIDDEN', '不允许跨站退出')
      }
      if (caller) await sessions.close(caller.sessionId)
      return null
    })
}
