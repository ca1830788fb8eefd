import { gt, sql } from 'drizzle-orm'
import { stocks } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import {
  files,
  orders,
  paymentNonces,
  payments,
  sandboxPayments,
  sandboxRefunds,
  submitKeys,
} from '@/server/db/order-schema'

/** A mall without any order: what was held for them is free again. For testers alone. */
export async function forgetAllOrders(tx: Db): Promise<void> {
  await tx.execute(sql`
    update skus set stock = stock + held.qty from (
      select sku_id, sum(locked)::int as qty from stocks where locked > 0 group by sku_id
    ) held where held.sku_id = skus.id`)
  await tx.update(stocks).set({ locked: 0 }).where(gt(stocks.locked, 0))
  const kept = [orders, payments, submitKeys, files, paymentNonces, sandboxPayments, sandboxRefunds]
  for (const table of kept) await tx.delete(table)
}
