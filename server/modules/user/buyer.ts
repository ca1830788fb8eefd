import { eq } from 'drizzle-orm'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'

/** How documents name a user: company, contact, phone. */
export async function buyerOf(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Fault('UNAUTHORIZED', '账号不存在')
  const { companyName, realName, nickname, username, phone } = user
  return { company: companyName, contact: realName || nickname || username, phone }
}
