import { eq, inArray, sql } from 'drizzle-orm'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import {
  callCounts,
  captchaTokens,
  deviceCookies,
  smsCodes,
  smsOutbox,
} from '@/server/kernel/db/access-schema'
import {
  browsed,
  cartLines,
  messages,
  searchHistory,
  sessions,
  users,
} from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { forgetSecrets } from '@/server/kernel/db/secret'
import { hashPassword } from '@/server/modules/account/password'
import { sendWelcome } from '@/server/modules/message/welcome'
import { forgetAllOrders } from '@/server/modules/order/forget-orders'

const PAST = new Date(0)
/** Profile of a new account. */
const BLANK: Partial<typeof users.$inferInsert> = {
  nickname: '',
  realName: '',
  gender: 'none',
  position: '',
  email: '',
  avatarId: null,
  creditCode: '',
  industry: '',
  companySize: '',
  passwordChangedAt: null,
}

/** Resets personal data for tests. */
export function createTestData(db: Db) {
  let hashes: Promise<string[]> | null = null

  /** Expires access tokens of one user or of all, and with `refresh` the refresh tokens too. */
  async function expireTokens(username: string | undefined, refresh: boolean): Promise<number> {
    const account = username?.toLowerCase()
    const owner = db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.username})`, account))
    const rows = await db
      .update(sessions)
      .set({ accessExpires: PAST, ...(refresh && { refreshExpires: PAST }) })
      .where(account === undefined ? undefined : inArray(sessions.userId, owner))
      .returning({ id: sessions.id })
    return rows.length
  }

  /** Resets to a new mall: no sessions, limits, carts, orders, histories or messages. */
  async function reset(): Promise<void> {
    hashes ??= Promise.all(DEMO_ACCOUNTS.map(({ password }) => hashPassword(password)))
    const passwordHashes = await hashes
    await db.transaction(async (tx) => {
      await tx.delete(sessions)
      // Including limits: one test must not use up the next one's.
      for (const table of [callCounts, captchaTokens, smsCodes, smsOutbox, deviceCookies]) {
        await tx.delete(table)
      }
      await tx.delete(browsed)
      await tx.delete(cartLines)
      await tx.delete(searchHistory)
      await tx.delete(messages)
      await forgetAllOrders(tx)
      for (const [index, { password: _password, ...account }] of DEMO_ACCOUNTS.entries()) {
        const values = { ...account, ...BLANK, passwordHash: passwordHashes[index] ?? '' }
        const ofAccount = eq(users.username, account.username)
        const [kept] = await tx.update(users).set(values).where(ofAccount).returning()
        const [user] = kept ? [kept] : await tx.insert(users).values(values).returning()
        if (user) await sendWelcome(tx, user.id)
      }
    })
  }

  /** Ends what another mall gave out before its data became this mall's: sessions and secrets. */
  async function disown(): Promise<void> {
    await db.delete(sessions)
    await forgetSecrets(db)
  }

  return { expireTokens, reset, disown }
}
