import { and, eq, or, sql } from 'drizzle-orm'
import { plainPhone } from '@/contract/account/phone-rules'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { digest } from '@/server/kernel/db/digest'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Captcha } from './captcha/captcha-service'
import type { KnownBrowsers } from './known-browsers'
import { hashPassword, isOutdated, verifyPassword } from './password'
import { createSignInLimits } from './sign-in-limits'

type Attempt = {
  username: string
  password: string
  captchaToken?: string | undefined
  network: string
  deviceId: string
}
type Deps = { db: Db; now: () => number; captcha: Captcha; browsers: KnownBrowsers }

/** Password sign-in with brute-force protection. */
export function createSignIn({ db, now, captcha, browsers }: Deps) {
  const limits = createSignInLimits(db, now, captcha)

  async function find(username: string) {
    const [user] = await db
      .select()
      .from(users)
      .where(
        or(
          eq(sql`lower(${users.username})`, username.toLowerCase()),
          eq(users.phone, plainPhone(username)),
        ),
      )
    return user
  }

  /** The hash of a password that was right; an outdated one is replaced, unless the password has been changed since. */
  async function hashInForce(user: { id: string; passwordHash: string }, password: string) {
    if (!isOutdated(user.passwordHash)) return user.passwordHash
    const passwordHash = await hashPassword(password)
    const replaced = await db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id })
    if (replaced.length > 0) return passwordHash
    // Another sign-in has replaced it, or the password has been changed.
    const [after] = await db.select().from(users).where(eq(users.id, user.id))
    const isStillRight = await verifyPassword(after?.passwordHash, password)
    return after && isStillRight ? after.passwordHash : user.passwordHash
  }

  /**
   * The user with this name and password, and the hash it was proved by; unknown names and wrong passwords fail
   * alike.
   */
  return async ({ username, password, captchaToken, network, deviceId }: Attempt) => {
    const user = await find(username)
    // One counter per account, whether its name or its phone is typed.
    const account = user?.id ?? digest(username.toLowerCase())
    const isKnown = await browsers.isKnown(user?.id, deviceId)
    const knownDevice = isKnown ? deviceId : ''
    const guess = await limits.admit({ account, network, knownDevice, captchaToken })
    if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
      const data = guess.isCaptchaNext ? { wantsCaptcha: true } : null
      throw new HttpError('BAD_CREDENTIALS', '用户名或密码错误', { data })
    }
    await guess.succeed()
    return { userId: user.id, provedBy: await hashInForce(user, password) }
  }
}
