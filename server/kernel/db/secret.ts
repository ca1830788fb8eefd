import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { meta } from './account-schema'
import type { Db } from './client'

const SECRETS = [
  'token_secret',
  'payment_secret',
  'captcha_secret',
  'sms_secret',
  'voter_secret',
] as const
type Secret = (typeof SECRETS)[number]

/** A secret generated once, shared by every process on this database. */
export async function secretOf(db: Db, key: Secret): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(meta).values({ key, value }).onConflictDoNothing()
  const [row] = await db.select().from(meta).where(eq(meta.key, key))
  if (!row) throw new Error(`the secret ${key} is missing`)
  return row.value
}

/** Reads a secret once; one that could not be read is read again. */
export function rememberedSecret(db: Db, key: Secret): () => Promise<string> {
  let secret: Promise<string> | null = null
  return () => {
    secret ??= secretOf(db, key).catch((error: unknown) => {
      secret = null
      throw error
    })
    return secret
  }
}

/** Has new secrets generated: nothing signed with the old ones is accepted any more. */
export async function forgetSecrets(db: Db): Promise<void> {
  await db.delete(meta).where(inArray(meta.key, [...SECRETS]))
}
