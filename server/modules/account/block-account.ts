import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { sessions, users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'

/** Throws when an operator has stopped this account. */
export async function refuseBlocked(tx: Db, userId: string): Promise<void> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.blockedAt)))
  if (row) throw new HttpError('BAD_CREDENTIALS', '该账号已停用，请联系平台客服')
}

/** Stops accounts by name: their sessions end, and no new one begins. `now` is epoch ms. */
export async function blockAccounts(
  db: Db,
  usernames: readonly string[],
  now: number,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const blocked = await tx
      .update(users)
      .set({ blockedAt: new Date(now) })
      .where(inArray(users.username, [...usernames]))
      .returning({ id: users.id, username: users.username })
    const ids = blocked.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, ids))
    return blocked.map(({ username }) => username)
  })
}

/** Lets a stopped account sign in again. */
export async function unblockAccount(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ blockedAt: null }).where(eq(users.id, userId))
}

/** Signs an account out everywhere; the number of sessions that ended. */
export async function endSessions(db: Db, userId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id })
  return ended.length
}
