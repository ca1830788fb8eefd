import { eq, or, sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { getOauthToken, logout } from '@/contract/oauth'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import type { SmsService } from '@/server/modules/sms/sms-service'
import { verifyPassword } from './password'
import type { Sessions } from './session-repository'

const FAILURES_MAX = 10
const FAILURES_WINDOW_S = 15 * 60

/** Slows guessing: ten failures an account in a quarter of an hour. */
function createFailureLimit() {
  const limiter = new RateLimiterMemory({ points: FAILURES_MAX, duration: FAILURES_WINDOW_S })
  return {
    async check(account: string) {
      const state = await limiter.get(account)
      if (state && state.consumedPoints >= FAILURES_MAX) {
        const seconds = Math.ceil(state.msBeforeNext / 1000)
        throw new Fault('TOO_MANY', '登录失败次数过多，请稍后再试', { retryAfter: seconds })
      }
    },
    async failed(account: string) {
      await limiter.consume(account).catch((reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) throw reason // the next check says so
      })
    },
    forget: (account: string) => limiter.delete(account),
  }
}

type Deps = { db: Db; sessions: Sessions; sms: SmsService }

/** Tokens for a password, an SMS code or a refresh token, and their end. */
export function oauthRoutes(calls: Calls, { db, sessions, sms }: Deps) {
  const failures = createFailureLimit()

  async function signIn(username: string, password: string) {
    const account = username.toLowerCase()
    await failures.check(account)
    const [user] = await db
      .select()
      .from(users)
      .where(or(eq(sql`lower(${users.username})`, account), eq(users.phone, username)))
    if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
      await failures.failed(account)
      throw new Fault('BAD_CREDENTIALS', '用户名或密码错误')
    }
    await failures.forget(account)
    return sessions.open(user.id)
  }

  async function signInBySms(phone: string, code: string) {
    await sms.spendCode({ phone, scene: 'login', code })
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
    if (!user) throw new Fault('BAD_CREDENTIALS', '该手机号尚未注册')
    return sessions.open(user.id)
  }

  calls
    .open(getOauthToken, async ({ input }) => {
      if (input.grant_type === 'password') return signIn(input.username, input.password)
      if (input.grant_type === 'sms') return signInBySms(input.phone, input.code)
      const renewed = await sessions.renew(input.refresh_token)
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
