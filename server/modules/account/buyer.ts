import { eq } from 'drizzle-orm'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'

/** The user as documents print them: company, contact, phone. */
export async function buyerOf(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new HttpError('UNAUTHORIZED', '账号不存在')
  const { companyName, realName, nickname, username, phone } = user
  return { company: companyName, contact: realName || nickname || username, phone }
}
