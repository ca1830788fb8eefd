import { and, eq, lt } from 'drizzle-orm'
import { type Submitted, submitOrder } from '@/contract/checkout'
import type { Db } from '@/server/db/client'
import { submitKeys } from '@/server/db/order-schema'
import { Fault } from '@/server/http/fault'

/** How long an answer can be asked for again, ms; longer than any page stays open. */
const KEPT_MS = 7 * 86_400_000

type Key = { userId: string; key: string }

/** The answer of a key as it was first given, byte for byte. */
export function readAnswer(text: string): Submitted {
  const answer: unknown = JSON.parse(text)
  return submitOrder.output.parse(answer)
}

/** What was placed under a key; throws when the key stands for another request. */
export async function keptAnswer(
  tx: Db,
  { userId, key }: Key,
  requestHash?: string,
): Promise<Submitted | null> {
  const [row] = await tx
    .select()
    .from(submitKeys)
    .where(and(eq(submitKeys.userId, userId), eq(submitKeys.key, key)))
  if (!row) return null
  if (requestHash !== undefined && row.requestHash !== requestHash) {
    throw new Fault('UNPROCESSABLE', '该提交标识已用于另一份订单，请刷新页面后重试')
  }
  return readAnswer(row.answer)
}

/** Keeps the answer of a key, within the transaction that did what it tells. */
export async function keepAnswer(
  tx: Db,
  { userId, key }: Key,
  kept: { requestHash: string; answer: Submitted; now: number },
): Promise<Submitted> {
  const answer = JSON.stringify(kept.answer)
  const { requestHash, now } = kept
  await tx.insert(submitKeys).values({ userId, key, requestHash, answer, createdAt: new Date(now) })
  return readAnswer(answer)
}

/** Forgets keys nobody can still be asking for. */
export async function forgetOldKeys(db: Db, now: number): Promise<void> {
  await db.delete(submitKeys).where(lt(submitKeys.createdAt, new Date(now - KEPT_MS)))
}
