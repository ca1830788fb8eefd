import { and, eq, gt } from 'drizzle-orm'
import type {
  modifyPassword,
  modifyPhone,
  register,
  updatePassword,
} from '@/contract/account/account-calls'
import type { AccountField } from '@/contract/account/account-refusal-calls'
import type { closeAccount as closeAccountCall } from '@/contract/account/own-data-calls'
import type { ParsedInput } from '@/contract/endpoint'
import { phoneTickets } from '@/server/kernel/db/access-schema'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { digest, randomToken } from '@/server/kernel/db/digest'
import { HttpError } from '@/server/kernel/http/http-error'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import { createAccounts } from './account-repository'
import { closeAccount, requireSettled } from './close-account'
import { closingObstacles } from './closing-obstacles'
import type { Device } from './device'
import type { KnownBrowsers } from './known-browsers'
import { hashPassword, verifyPassword } from './password'
import { requireGoodPassword } from './password-rules'
import { notifyOwner } from './security-events'
import type { Sessions } from './session-repository'
import { type Asker, accountAsker } from './sms/asker'
import type { SmsService } from './sms/sms-service'

const TICKET_MS = 10 * 60_000
/** Rate limit of wrong old passwords per account. */
const OLD_PASSWORDS = { name: 'old-password', calls: 10, seconds: 15 * 60 }

type Deps = {
  db: Db
  now: () => number
  sessions: Sessions
  sms: SmsService
  browsers: KnownBrowsers
}
type Own = { userId: string; sessionId: string; device: Device }
type Visitor = { asker: Asker; device: Device }

const wrong = (field: AccountField, message: string) =>
  new HttpError('BAD_INPUT', message, { data: { field } })

/** Creates accounts and changes their credentials. */
export function createAccountService({ db, now, sessions, sms, browsers }: Deps) {
  const accounts = createAccounts(db, now)
  const oldPasswords = createSharedLimit(db, now, OLD_PASSWORDS)

  async function setPassword(userId: string, password: string, keep: string | null) {
    const passwordHash = await hashPassword(password)
    await db.transaction(async (tx) => {
      const passwordChangedAt = new Date(now())
      await tx.update(users).set({ passwordHash, passwordChangedAt }).where(eq(users.id, userId))
      await sessions.closeAll(userId, keep, tx)
      // Whoever knew the old password has perhaps signed in with it.
      await browsers.forgetAll(userId, tx)
    })
  }

  /** Creates an account; every other check runs before the SMS code is spent. */
  async function create(input: ParsedInput<typeof register>, asker: Asker): Promise<string> {
    const { username, phone, code, password, companyName } = input
    await requireGoodPassword(password, { username, phone })
    if (await accounts.hasName(username)) throw wrong('username', '这个用户名已被使用，请换一个')
    await sms.spendCode({ phone, scene: 'register', code, asker })
    const passwordHash = await hashPassword(password)
    return accounts.add({ username, phone, passwordHash, companyName })
  }

  /** Resets a forgotten password and ends every session of the account; whose it is. */
  async function reset(
    { phone, code, password }: ParsedInput<typeof updatePassword>,
    { asker, device }: Visitor,
  ): Promise<string> {
    const user = await accounts.byPhone(phone)
    await requireGoodPassword(password, { username: phone, phone })
    await sms.spendCode({ phone, scene: 'reset', code, asker }, async () => {
      // Not before the code is known to be right: it would tell strangers whose phone it is.
      if (user) await requireGoodPassword(password, user)
    })
    if (!user) throw wrong('phone', '该手机号尚未注册')
    await setPassword(user.id, password, null)
    await notifyOwner(db, { userId: user.id, event: 'passwordChanged', device, at: now() })
    return user.id
  }

  /** Throws unless this is the account's password; wrong ones are counted. */
  async function requirePassword(
    { id, passwordHash }: { id: string; passwordHash: string },
    { typed, field, message }: { typed: string; field: AccountField; message: string },
  ): Promise<void> {
    await oldPasswords.consume(id)
    if (!(await verifyPassword(passwordHash, typed))) throw wrong(field, message)
    await oldPasswords.forget(id)
  }

  /** Closes the account for whoever knows its password or holds its phone. */
  async function close(userId: string, input: ParsedInput<typeof closeAccountCall>): Promise<null> {
    const user = await accounts.get(userId)
    const passwordHash = await hashPassword(randomToken())
    const finish = () =>
      db.transaction((tx) => closeAccount(tx, userId, { passwordHash, now: now() }))
    if (input.proof === 'password') {
      const { password: typed } = input
      await requirePassword(user, { typed, field: 'password', message: '登录密码不正确' })
      await finish()
    } else {
      const { code } = input
      const sent = { phone: user.phone, scene: 'closeAccount', code } as const
      requireSettled(await closingObstacles(db, userId))
      await sms.spendCode({ ...sent, asker: accountAsker(userId) })
      await finish()
    }
    return null
  }

  async function changePassword(
    { userId, sessionId, device }: Own,
    { oldPassword, password }: ParsedInput<typeof modifyPassword>,
  ): Promise<null> {
    const user = await accounts.get(userId)
    const typed = { typed: oldPassword, field: 'oldPassword', message: '原密码不正确' } as const
    await requirePassword(user, typed)
    if (oldPassword === password) throw wrong('password', '新密码不能与原密码相同')
    await requireGoodPassword(password, user)
    await setPassword(userId, password, sessionId)
    await notifyOwner(db, { userId, event: 'passwordChanged', device, at: now() })
    return null
  }

  /** Issues a ticket to the holder of the account's phone. */
  async function verifyPhone(userId: string, code: string) {
    const { phone } = await accounts.get(userId)
    await sms.spendCode({ phone, scene: 'oldPhone', code, asker: accountAsker(userId) })
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

  /** Changes the phone: the ticket stays until the code is right, then every session ends. */
  async function changePhone(
    { userId, device }: Own,
    { ticket, phone, code }: ParsedInput<typeof modifyPhone>,
  ): Promise<null> {
    const expired = new HttpError('BAD_INPUT', '原手机号的验证已失效，请重新验证')
    const [held] = await db.select().from(phoneTickets).where(holds(userId, ticket))
    if (!held) throw expired
    await sms.spendCode({ phone, scene: 'newPhone', code, asker: accountAsker(userId) })
    await db.transaction(async (tx) => {
      const spent = await tx.delete(phoneTickets).where(holds(userId, ticket)).returning()
      if (spent.length === 0) throw expired
      await accounts.setPhone(userId, phone, tx)
      await sessions.closeAll(userId, null, tx)
    })
    await notifyOwner(db, { userId, event: 'phoneChanged', device, at: now() })
    return null
  }

  return { create, reset, changePassword, verifyPhone, changePhone, close }
}
