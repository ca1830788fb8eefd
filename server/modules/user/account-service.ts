import { and, eq, gt } from 'drizzle-orm'
import type { modifyPassword, modifyPhone, register, updatePassword } from '@/contract/account'
import type { AccountField } from '@/contract/account-field'
import type { ParsedInput } from '@/contract/endpoint'
import { phoneTickets } from '@/server/db/access-schema'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { digest, randomToken } from '@/server/db/digest'
import { Fault } from '@/server/http/fault'
import { createSharedLimit } from '@/server/http/shared-limit'
import type { Device } from '@/server/modules/oauth/device'
import { hashPassword, verifyPassword } from '@/server/modules/oauth/password'
import { requireGoodPassword } from '@/server/modules/oauth/password-rules'
import { tellOwner } from '@/server/modules/oauth/security-events'
import type { Sessions } from '@/server/modules/oauth/session-repository'
import type { SmsService } from '@/server/modules/sms/sms-service'
import { createAccounts } from './account-repository'

const TICKET_MS = 10 * 60_000
/** Wrong old passwords of an account. */
const OLD_PASSWORDS = { name: 'old-password', calls: 10, seconds: 15 * 60 }

type Deps = { db: Db; now: () => number; sessions: Sessions; sms: SmsService }
type Own = { userId: string; sessionId: string; device: Device }

const wrong = (field: AccountField, message: string) =>
  new Fault('BAD_INPUT', message, { data: { field } })

/** Making an account, and changing what opens it. */
export function createAccountService({ db, now, sessions, sms }: Deps) {
  const accounts = createAccounts(db, now)
  const oldPasswords = createSharedLimit(db, now, OLD_PASSWORDS)

  async function setPassword(userId: string, password: string, keep: string | null) {
    const passwordHash = await hashPassword(password)
    await db.transaction(async (tx) => {
      const passwordChangedAt = new Date(now())
      await tx.update(users).set({ passwordHash, passwordChangedAt }).where(eq(users.id, userId))
      await sessions.closeAll(userId, keep, tx)
    })
  }

  /** A new account; what can be refused is refused before its code is spent. */
  async function create(input: ParsedInput<typeof register>): Promise<string> {
    const { username, phone, code, password, companyName } = input
    await requireGoodPassword(password, { username, phone })
    if (await accounts.hasName(username)) throw wrong('username', '这个用户名已被使用，请换一个')
    await sms.spendCode({ phone, scene: 'register', code })
    const passwordHash = await hashPassword(password)
    return accounts.add({ username, phone, passwordHash, companyName })
  }

  /** A forgotten password: every session of the account ends. */
  async function reset(input: ParsedInput<typeof updatePassword>, device: Device): Promise<null> {
    const { phone, code, password } = input
    const user = await accounts.byPhone(phone)
    await requireGoodPassword(password, { username: phone, phone })
    await sms.spendCode({ phone, scene: 'reset', code })
    if (!user) throw wrong('phone', '该手机号尚未注册')
    // Only now: before, it would tell strangers whose phone it is.
    await requireGoodPassword(password, user)
    await setPassword(user.id, password, null)
    await tellOwner(db, { userId: user.id, event: 'passwordChanged', device, at: now() })
    return null
  }

  async function changePassword(
    { userId, sessionId, device }: Own,
    { oldPassword, password }: ParsedInput<typeof modifyPassword>,
  ): Promise<null> {
    const user = await accounts.get(userId)
    await oldPasswords.consume(userId)
    if (!(await verifyPassword(user.passwordHash, oldPassword))) {
      throw wrong('oldPassword', '原密码不正确')
    }
    await oldPasswords.forget(userId)
    if (oldPassword === password) throw wrong('password', '新密码不能与原密码相同')
    await requireGoodPassword(password, user)
    await setPassword(userId, password, sessionId)
    await tellOwner(db, { userId, event: 'passwordChanged', device, at: now() })
    return null
  }

  /** A ticket for whoever holds the phone of the account. */
  async function verifyPhone(userId: string, code: string) {
    const { phone } = await accounts.get(userId)
    await sms.spendCode({ phone, scene: 'oldPhone', code })
    const ticket = randomToken()
    const row = { tokenHash: digest(ticket), expiresAt: new Date(now() + TICKET_MS) }
    await db
      .insert(phoneTickets)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: phoneTickets.userId, set: row })
    return { ticket }
  }

  const holds = (userId: string, ticket: string) =>
    and(
      eq(phoneTickets.userId, userId),
      eq(phoneTickets.tokenHash, digest(ticket)),
      gt(phoneTickets.expiresAt, new Date(now())),
    )

  /** Another phone: the ticket stays until the code is right, and every session ends. */
  async function changePhone(
    { userId, device }: Own,
    { ticket, phone, code }: ParsedInput<typeof modifyPhone>,
  ): Promise<null> {
    const expired = new Fault('BAD_INPUT', '原手机号的验证已失效，请重新验证')
    const [held] = await db.select().from(phoneTickets).where(holds(userId, ticket))
    if (!held) throw expired
    await sms.spendCode({ phone, scene: 'newPhone', code })
    await db.transaction(async (tx) => {
      const spent = await tx.delete(phoneTickets).where(holds(userId, ticket)).returning()
      if (spent.length === 0) throw expired
      await accounts.setPhone(userId, phone, tx)
      await sessions.closeAll(userId, null, tx)
    })
    await tellOwner(db, { userId, event: 'phoneChanged', device, at: now() })
    return null
  }

  return { create, reset, changePassword, verifyPhone, changePhone }
}
