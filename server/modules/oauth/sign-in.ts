import { eq, or, sql } from 'drizzle-orm'
import { plainPhone } from '@/contract/phone'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { digest } from '@/server/db/digest'
import { Fault } from '@/server/http/fault'
import { createSharedLimit } from '@/server/http/shared-limit'
import type { Captcha } from '@/server/modules/captcha/captcha-service'
import { hashPassword, isOutdated, verifyPassword } from './password'

/** Failures of an account in a quarter of an hour, and of an address in an hour. */
const ACCOUNT = { name: 'sign-in', calls: 10, seconds: 15 * 60 }
const ADDRESS = { name: 'sign-in-address', calls: 100, seconds: 3600 }
/** From so many failures on, of either, a captcha is wanted. */
const CAPTCHA_FROM = 3

type Attempt = {
  username: string
  password: string
  captchaToken?: string | undefined
  address: string
}
type Deps = { db: Db; now: () => number; captcha: Captcha }

/** Checks names and passwords, and slows whoever guesses; every process counts together. */
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
    const [own, near] = [await perAccount.counted(account), await perAddress.counted(address)]
    return own.count >= CAPTCHA_FROM || near.count >= CAPTCHA_FROM
  }

  async function requireCaptcha(token: string | undefined): Promise<void> {
    if (!token) throw new Fault('CAPTCHA_WANTED', '请完成人机验证后再登录')
    try {
      await captcha.spend(token, 'login')
    } catch (error) {
      if (error instanceof Fault) throw new Fault('CAPTCHA_WANTED', error.message)
      throw error
    }
  }

  /** Whose name and password these are; refuses unknown names and wrong passwords alike. */
  return async ({ username, password, captchaToken, address }: Attempt): Promise<string> => {
    const user = await find(username)
    // One count, whether the name or the phone of an account is typed.
    const account = user?.id ?? digest(username.toLowerCase())
    await perAccount.check(account)
    await perAddress.check(address)
    if (await wantsCaptcha(account, address)) await requireCaptcha(captchaToken)
    // Counted before it is looked at: of a hundred guesses at once ten are.
    await perAccount.consume(account)
    await perAddress.consume(address)
    if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
      const isNext = await wantsCaptcha(account, address)
      const data = isNext ? { wantsCaptcha: true } : null
      throw new Fault('BAD_CREDENTIALS', '用户名或密码错误', { data })
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
