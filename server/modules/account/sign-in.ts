import { eq, or, sql } from 'drizzle-orm'
import { plainPhone } from '@/contract/account/phone-rules'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { digest } from '@/server/kernel/db/digest'
import { HttpError } from '@/server/kernel/http/http-error'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import type { Captcha } from './captcha/captcha-service'
import { hashPassword, isOutdated, verifyPassword } from './password'

/** Rate limits of failed sign-ins: per account in 15 minutes, per address in an hour. */
const ACCOUNT = { name: 'sign-in', calls: 10, seconds: 15 * 60 }
const ADDRESS = { name: 'sign-in-address', calls: 100, seconds: 3600 }
/** Number of failures, of either, from which a captcha is required. */
const CAPTCHA_FROM = 3

type Attempt = {
  username: string
  password: string
  captchaToken?: string | undefined
  address: string
}
type Deps = { db: Db; now: () => number; captcha: Captcha }

/** Password sign-in with brute-force protection; limits are shared by all processes. */
export function createSignIn({ db, now, captcha }: Deps) {
  const refusal = '登录失败次数过多，请稍后再试'
  const perAccount = createSharedLimit(db, now, { ...ACCOUNT, refusal })
  const perAddress = createSharedLimit(db, now, { ...ADDRESS, refusal })

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

  async function wantsCaptcha(account: string, address: string): Promise<boolean> {
    const own = await perAccount.counted(account)
    const near = await perAddress.counted(address)
    return own.count >= CAPTCHA_FROM || near.count >= CAPTCHA_FROM
  }

  async function requireCaptcha(token: string | undefined): Promise<void> {
    if (!token) throw new HttpError('CAPTCHA_WANTED', '请完成人机验证后再登录')
    try {
      await captcha.spend(token, 'login')
    } catch (error) {
      if (error instanceof HttpError) throw new HttpError('CAPTCHA_WANTED', error.message)
      throw error
    }
  }

  /** The user with this name and password; unknown names and wrong passwords fail alike. */
  return async ({ username, password, captchaToken, address }: Attempt): Promise<string> => {
    const user = await find(username)
    // One counter per account, whether its name or its phone is typed.
    const account = user?.id ?? digest(username.toLowerCase())
    await perAccount.check(account)
    await perAddress.check(address)
    if (await wantsCaptcha(account, address)) await requireCaptcha(captchaToken)
    // Counted before the check: of a hundred concurrent guesses ten are checked.
    await perAccount.consume(account)
    await perAddress.consume(address)
    if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
      const isNext = await wantsCaptcha(account, address)
      const data = isNext ? { wantsCaptcha: true } : null
      throw new HttpError('BAD_CREDENTIALS', '用户名或密码错误', { data })
    }
    await perAccount.forget(account)
    await perAddress.giveBack(address)
    if (isOutdated(user.passwordHash)) {
      const passwordHash = await hashPassword(password)
      await db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    }
    return user.id
  }
}
