import { eq } from 'drizzle-orm'
import { users } from './account-schema'
import type { Db } from './client'

/** One change of what a user keeps after the other, in whatever tab or instance; until `tx` ends. */
export async function lockUser(userId: string, tx: Db): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
