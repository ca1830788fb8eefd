import { eq, inArray, sql } from 'drizzle-orm'
import { callCounts, captchaTokens, smsCodes, smsOutbox } from '@/server/db/access-schema'
import {
  browsed,
  cartLines,
  messages,
  searchHistory,
  sessions,
  users,
} from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { hashPassword } from '@/server/modules/oauth/password'
import { forgetAllOrders } from '@/server/modules/order/forget-orders'
import { sendWelcome } from '@/server/modules/system-message/welcome'
import { DEMO_ACCOUNTS } from '@/server/ops/accounts'

const PAST = new Date(0)
/** What an account says of itself when it is new. */
const BLANK: Partial<typeof users.$inferInsert> = {
  ...{ nickname: '', realName: '', gender: 'none', position: '', email: '', avatarId: null },
  ...{ creditCode: '', industry: '', companySize: '', passwordChangedAt: null },
}

/** Personal data as a test wants it. */
export function createTestData(db: Db) {
  let hashes: Promise<string[]> | null = null

  /** Ends access tokens, of one user or of all, and with `refresh` their successors too. */
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

  /** Nobody signed in, no limit used up, carts, orders, histories and messages and the demo accounts as in a new mall. */
  async function reset(): Promise<void> {
    hashes ??= Promise.all(DEMO_ACCOUNTS.map(({ password }) => hashPassword(password)))
    const passwordHashes = await hashes
    await db.transaction(async (tx) => {
      await tx.delete(sessions)
      // Limits too: what one test used up is not the next one's.
      for (const table of [callCounts, captchaTokens, smsCodes, smsOutbox]) await tx.delete(table)
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

  return { expireTokens, reset }
}
