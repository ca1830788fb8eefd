import { and, eq, isNull } from 'drizzle-orm'
import { users } from './account-schema'
import type { Db } from './client'

/** The account was closed while its call waited; callers see that they are not signed in. */
export class AccountGoneError extends Error {}

/**
 * Serialises changes of a user's data across tabs and instances, until `tx` ends. Throws when the account
 * was closed meanwhile: nothing is added to it any more.
 */
export async function lockUser(userId: string, tx: Db): Promise<void> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for('no key update')
  if (!row) throw new AccountGoneError('the account is closed')
}
