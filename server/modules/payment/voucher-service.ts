import { count, eq } from 'drizzle-orm'
import { PAY_STATUS } from '@/contract/order/order-status-rules'
import { ORDER_WAITS } from '@/contract/order/order-time-rules'
import { VOUCHERS_MAX, voucherOrders } from '@/contract/payment/payment-calls'
import type { Db } from '@/server/kernel/db/client'
import { files, orderFiles } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { readOwnFile } from '@/server/modules/file/own-file'
import { addEvent, transition } from '@/server/modules/order/transition'
import { type CloseAll, closePayments } from './close-payments'
import { readVoucher, type VoucherFile } from './voucher-file'

function ordersOf(form: FormData): string[] {
  const named = form.get('orderNos')
  const parsed = voucherOrders.safeParse(typeof named === 'string' ? named.split(',') : [])
  if (parsed.success) return parsed.data
  throw new HttpError('BAD_INPUT', '输入有误：orderNos 应为订单编号')
}

/** Vouchers of bank transfers: private to the buyer, stored unchanged. */
export function createVouchers(
  db: Db,
  { closeAll, now }: { closeAll: CloseAll; now: () => number },
) {
  async function attach(
    tx: Db,
    { orderNo, userId, fileId }: { orderNo: string; userId: string; fileId: string },
  ) {
    await transition(
      tx,
      { orderNo, userId, name: 'uploadVoucher', by: 'buyer', now: now() },
      async (order) => {
        const [row] = await tx
          .select({ files: count() })
          .from(orderFiles)
          .where(eq(orderFiles.orderNo, orderNo))
        if (Number(row?.files ?? 0) >= VOUCHERS_MAX) {
          throw new HttpError('UNPROCESSABLE', `每个订单最多上传 ${VOUCHERS_MAX} 个凭证`)
        }
        await tx.insert(orderFiles).values({ orderNo, fileId })
        await addEvent(tx, orderNo, { title: '上传凭证', text: '等待店铺核款', now: now() })
        // Only the first voucher prolongs the hold of the stock.
        if (order.payStatus === PAY_STATUS.checking) return {}
        return {
          payStatus: PAY_STATUS.checking,
          dueAt: new Date(now() + ORDER_WAITS.notAccepted),
        }
      },
    )
  }

  async function keep(
    tx: Db,
    userId: string,
    { file, orderNos }: { file: VoucherFile; orderNos: string[] },
  ) {
    const [row] = await tx
      .insert(files)
      .values({
        ...file,
        userId,
        kind: 'voucher',
        createdAt: new Date(now()),
        usedAt: new Date(now()),
      })
      .returning({ id: files.id })
    const fileId = row?.id ?? ''
    // Whoever has transferred the money must not pay once more by a code still on the screen.
    const closed = await closePayments(tx, orderNos)
    // Orders are always locked in the order of their numbers.
    for (const orderNo of [...orderNos].sort()) await attach(tx, { orderNo, userId, fileId })
    return { voucher: { fileId, fileName: file.fileName, orderNos }, closed }
  }

  return {
    async upload(userId: string, form: FormData) {
      const orderNos = ordersOf(form)
      const file = await readVoucher(form)
      const { voucher, closed } = await withRetries(() =>
        db.transaction((tx) => keep(tx, userId, { file, orderNos })),
      )
      await closeAll(closed)
      return voucher
    },

    /** The buyer's own file; a foreign one is unknown. */
    read: (userId: string, fileId: string) => readOwnFile(db, eq(files.userId, userId), fileId),
  }
}
