import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getOauthToken, logout } from '@/contract/account/oauth-calls'
import { mobilePhone } from '@/contract/account/phone-calls'
import { smsCode } from '@/contract/account/verification-calls'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import type { CallContext, Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Captcha } from './captcha/captcha-service'
import { deviceOf } from './device'
import { createEntry } from './entry'
import type { KnownBrowsers } from './known-browsers'
import type { Sessions } from './session-repository'
import { createSignIn } from './sign-in'
import { visitorAsker } from './sms/asker'
import type { SmsService } from './sms/sms-service'

const smsGrant = z.object({ phone: mobilePhone, code: smsCode })

type Deps = {
  db: Db
  now: () => number
  sessions: Sessions
  sms: SmsService
  captcha: Captcha
  browsers: KnownBrowsers
}

type Call = CallContext<unknown>

/** Issues tokens for a password, an SMS code or a refresh token, and revokes them. */
export function oauthRoutes(calls: Calls, { db, now, sessions, sms, captcha, browsers }: Deps) {
  const signIn = createSignIn({ db, now, captcha, browsers })
  const enter = createEntry({ sessions, browsers })

  async function holderOf(given: { phone: string; code: string }, call: Call) {
    const read = smsGrant.safeParse(given)
    if (!read.success) throw new HttpError('BAD_INPUT', read.error.issues[0]?.message ?? '')
    const { phone, code } = read.data
    await sms.spendCode({ phone, scene: 'login', code, asker: visitorAsker(call) })
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
    if (!user) throw new HttpError('BAD_CREDENTIALS', '该手机号尚未注册')
    return { userId: user.id }
  }

  calls
    .on(getOauthToken, async (call) => {
      const { input } = call
      if (input.grant_type === 'password') return enter(call, await signIn({ ...call, ...input }))
      if (input.grant_type === 'sms') return enter(call, await holderOf(input, call))
      const renewed = await sessions.renew(input.refresh_token, deviceOf(call))
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
