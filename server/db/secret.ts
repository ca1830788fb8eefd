import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { meta } from './account-schema'
import type { Db } from './client'

type Secret = 'token_secret' | 'payment_secret' | 'captcha_secret' | 'sms_secret'

/** A secret made once, the same for every process on this database. */
export async function secretOf(db: Db, key: Secret): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(meta).values({ key, value }).onConflictDoNothing()
  const [row] = await db.select().from(meta).where(eq(meta.key, key))
  if (!row) throw new Error(`the secret ${key} is missing`)
  return row.value
}
