import { and, asc, eq, lte } from 'drizzle-orm'
import { AFTER_SALE_STATUS } from '@/contract/after-sale/after-sale-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { afterSales } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { eachAlone, type Fail } from '@/server/kernel/each-alone'
import { HttpError } from '@/server/kernel/http/http-error'
import { transitionAfterSale } from './after-sale-transitions'

/** Cases per run. */
const BATCH = 50

/** Ends exchanges and repairs whose goods nobody has confirmed in time. */
export async function confirmDueReplacements(db: Db, now: number, fail: Fail): Promise<void> {
  const due = await db
    .select({ refundNo: afterSales.refundNo })
    .from(afterSales)
    .where(
      and(eq(afterSales.status, AFTER_SALE_STATUS.toConfirm), lte(afterSales.dueAt, new Date(now))),
    )
    .orderBy(asc(afterSales.dueAt))
    .limit(BATCH)
  const confirm = (refundNo: string) =>
    db.transaction((tx) =>
      transitionAfterSale(
        tx,
        { refundNo, name: 'confirmReplacement', by: 'system', now },
        async () => ({
          change: { dueAt: null },
          told: { title: '售后已完成', text: '收货期已满，系统已自动确认' },
        }),
      ),
    )
  await eachAlone(
    due,
    ({ refundNo }) => withRetries(() => confirm(refundNo)),
    (error) => {
      // The buyer or another process was faster.
      if (!(error instanceof HttpError)) fail(error)
    },
  )
}
