import { and, asc, eq, isNull } from 'drizzle-orm'
import { operators } from '@/server/kernel/db/access-schema'
import type { Db } from '@/server/kernel/db/client'
import { digest, randomToken } from '@/server/kernel/db/digest'
import type { AuthenticateOperator, OperatorCaller } from '@/server/kernel/http/calls'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import { OperatorError } from '@/server/kernel/operator-error'

/** Wrong tokens of a network before it must wait. */
const WRONG_TOKENS = { name: 'operator-token', calls: 20, seconds: 15 * 60 }
const BEARER = /^Bearer ([\w-]{20,100})$/i

type Row = Pick<typeof operators.$inferSelect, 'name' | 'role' | 'shopId'>

/** The table cannot say that a shop's operator has a shop; without one it must not see any. */
function callerOf({ name, role, shopId }: Row): OperatorCaller {
  if (role === 'operator') return { name, role, shopId: null }
  if (shopId === null) throw new Error(`operator ${name} has the role of a shop, and no shop`)
  return { name, role, shopId }
}

/** Recognises operators by their tokens, which are stored as SHA-256. */
export function createOperatorDoor(db: Db, now: () => number): AuthenticateOperator {
  const wrong = createSharedLimit(db, now, WRONG_TOKENS)
  return async (authorization, network) => {
    const token = BEARER.exec(authorization ?? '')?.[1]
    if (!token) return null
    await wrong.check(network)
    const [row] = await db
      .select({ name: operators.name, role: operators.role, shopId: operators.shopId })
      .from(operators)
      .where(and(eq(operators.tokenHash, digest(token)), isNull(operators.revokedAt)))
    if (row) return callerOf(row)
    await wrong.consume(network)
    return null
  }
}

type NewOperator = OperatorCaller & { now: number }

/** Makes an operator, or gives a revoked one a new token; the token, which nobody can read again. */
export async function createOperator(db: Db, { now, ...who }: NewOperator): Promise<string> {
  const token = randomToken()
  const [known] = await db.select().from(operators).where(eq(operators.name, who.name))
  if (known && !known.revokedAt) throw new OperatorError(`${who.name} has a token: revoke it first`)
  const values = { ...who, tokenHash: digest(token), createdAt: new Date(now), revokedAt: null }
  await db
    .insert(operators)
    .values(values)
    .onConflictDoUpdate({ target: operators.name, set: values })
  return token
}

/** Ends a token at once; throws OperatorError for an unknown name. */
export async function revokeOperator(db: Db, name: string, now: number): Promise<void> {
  const ended = await db
    .update(operators)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(operators.name, name), isNull(operators.revokedAt)))
    .returning({ name: operators.name })
  if (ended.length === 0) throw new OperatorError(`nobody named ${name} has a token`)
}

/** All operators by name, with those whose tokens are revoked. */
export const listOperators = (db: Db) => db.select().from(operators).orderBy(asc(operators.name))
