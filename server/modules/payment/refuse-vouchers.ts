import { eq } from 'drizzle-orm'
import { PAY_STATUS } from '@/contract/order/order-status-rules'
import { ORDER_WAITS } from '@/contract/order/order-time-rules'
import type { Db } from '@/server/kernel/db/client'
import { orderFiles } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { type OrderRow, tellBuyer, transition } from '@/server/modules/order/transition'

type Refusal = { orderNo: string; reason: string; now: number }

/**
 * The money of an order's vouchers has not arrived: the order is unpaid again, its vouchers are taken
 * off it, and the buyer, who is told why, has a day to pay. `now` is epoch ms.
 */
export function refuseVouchers(db: Db, { orderNo, reason, now }: Refusal): Promise<OrderRow> {
  return withRetries(() =>
    db.transaction((tx) =>
      transition(tx, { orderNo, name: 'refuseVoucher', by: 'merchant', now }, async (order) => {
        await tx.delete(orderFiles).where(eq(orderFiles.orderNo, orderNo))
        await tellBuyer(tx, order, { event: 'voucherRefused', text: reason, now })
        return { payStatus: PAY_STATUS.unpaid, dueAt: new Date(now + ORDER_WAITS.unpaid) }
      }),
    ),
  )
}
