import { eq } from 'drizzle-orm'
import { users } from './account-schema'
import type { Db } from './client'

/** Serialises changes of a user's data across tabs and instances, until `tx` ends. */
export async function lockUser(userId: string, tx: Db): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
