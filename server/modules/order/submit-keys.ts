import { and, eq, lt } from 'drizzle-orm'
import { DAY_MS } from '@/contract/china-clock'
import { type Submitted, submitOrder } from '@/contract/order/checkout-calls'
import type { Db } from '@/server/kernel/db/client'
import { submitKeys } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'

/** How long an answer can be replayed, ms; longer than any page stays open. */
const KEPT_MS = 7 * DAY_MS

type Key = { userId: string; key: string }

/** The first answer of a key, byte for byte. */
export function readAnswer(text: string): Submitted {
  const answer: unknown = JSON.parse(text)
  return submitOrder.output.parse(answer)
}

/** The answer saved under a key; throws when the key belongs to another request. */
export async function savedAnswer(
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
    throw new HttpError('UNPROCESSABLE', '该提交标识已用于另一份订单，请刷新页面后重试')
  }
  return readAnswer(row.answer)
}

/** Saves the answer of a key, in the transaction whose result it reports. */
export async function saveAnswer(
  tx: Db,
  { userId, key }: Key,
  saved: { requestHash: string; answer: Submitted; now: number },
): Promise<Submitted> {
  const answer = JSON.stringify(saved.answer)
  const { requestHash, now } = saved
  await tx.insert(submitKeys).values({ userId, key, requestHash, answer, createdAt: new Date(now) })
  return readAnswer(answer)
}

/** Deletes expired keys. */
export async function forgetOldKeys(db: Db, now: number): Promise<void> {
  await db.delete(submitKeys).where(lt(submitKeys.createdAt, new Date(now - KEPT_MS)))
}
