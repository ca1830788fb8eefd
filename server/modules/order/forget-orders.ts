import { gt, sql } from 'drizzle-orm'
import { stocks } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import {
  files,
  orders,
  paymentNonces,
  payments,
  sandboxPayments,
  sandboxRefunds,
  submitKeys,
} from '@/server/kernel/db/order-schema'

/** Deletes every order and frees their stock. For testers only. */
export async function forgetAllOrders(tx: Db): Promise<void> {
  await tx.execute(sql`
    update skus set stock = stock + held.qty from (
      select sku_id, sum(locked)::int as qty from stocks where locked > 0 group by sku_id
    ) held where held.sku_id = skus.id`)
  await tx.update(stocks).set({ locked: 0 }).where(gt(stocks.locked, 0))
  const saved = [
    orders,
    payments,
    submitKeys,
    files,
    paymentNonces,
    sandboxPayments,
    sandboxRefunds,
  ]
  for (const table of saved) await tx.delete(table)
}
