import { and, count, eq, sql } from 'drizzle-orm'
import { PAY_STATUS } from '@/contract/order-state'
import { ORDER_WAITS } from '@/contract/order-times'
import { VOUCHERS_MAX, voucherOrders } from '@/contract/payment'
import type { Db } from '@/server/db/client'
import { files, orderFiles } from '@/server/db/order-schema'
import { withRetries } from '@/server/db/retry'
import type { AnsweredFile } from '@/server/http/attachment'
import { Fault } from '@/server/http/fault'
import { addEvent, transition } from '@/server/modules/order/transition'
import { readVoucher, type VoucherFile } from './voucher-file'

function ordersOf(form: FormData): string[] {
  const named = form.get('orderNos')
  const parsed = voucherOrders.safeParse(typeof named === 'string' ? named.split(',') : [])
  if (parsed.success) return parsed.data
  throw new Fault('BAD_INPUT', '输入有误：orderNos 应为订单编号')
}

/** Proofs of transfers: private to the buyer, kept as they came. */
export function createVouchers(db: Db, now: () => number) {
  async function attach(
    tx: Db,
    { orderNo, userId, fileId }: { orderNo: string; userId: string; fileId: string },
  ) {
    await transition(
      tx,
      { orderNo, userId, name: 'uploadVoucher', by: 'buyer', now: now() },
      async () => {
        const [row] = await tx
          .select({ files: count() })
          .from(orderFiles)
          .where(eq(orderFiles.orderNo, orderNo))
        if (Number(row?.files ?? 0) >= VOUCHERS_MAX) {
          throw new Fault('UNPROCESSABLE', `每个订单最多上传 ${VOUCHERS_MAX} 个凭证`)
        }
        await tx.insert(orderFiles).values({ orderNo, fileId })
        await addEvent(tx, orderNo, { title: '上传凭证', text: '等待店铺核款', now: now() })
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
      .values({ ...file, userId, kind: 'voucher', createdAt: new Date(now()) })
      .returning({ id: files.id })
    const fileId = row?.id ?? ''
    // Everybody locks orders in the order of their numbers.
    for (const orderNo of [...orderNos].sort()) await attach(tx, { orderNo, userId, fileId })
    return { fileId, fileName: file.fileName, orderNos }
  }

  return {
    async upload(userId: string, form: FormData) {
      const orderNos = ordersOf(form)
      const file = await readVoucher(form)
      return withRetries(() => db.transaction((tx) => keep(tx, userId, { file, orderNos })))
    },

    /** A file of the buyer's own; a foreign one is unknown. */
    async read(userId: string, fileId: string): Promise<AnsweredFile> {
      const [row] = await db
        .select({
          fileName: files.fileName,
          type: files.type,
          body: sql<Uint8Array>`${files.body}`,
        })
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.userId, userId)))
      if (!row) throw new Fault('NOT_FOUND', '文件不存在')
      const { fileName, type, body } = row
      return { fileName, type, body: new Uint8Array(body) }
    },
  }
}
