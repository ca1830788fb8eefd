import {
  opsConfirmVoucher,
  opsRefuseVoucher,
  opsVoucher,
  opsVouchers,
} from '@/contract/operations/voucher-operation-calls'
import { PAY_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { createMerchant } from '@/server/modules/order/merchant'
import { refuseVouchers } from '@/server/modules/payment/refuse-vouchers'
import { rowsOf, shownTime } from './lines'
import { handle } from './operation'
import { orderFacts, showStep, stepped, subjectOfOrder } from './order-operations'
import { requireOwnOrder } from './own-things'
import { savedFile } from './saved-file'
import { vouchersOf, waitingVouchers } from './vouchers'

async function fileOf(db: Db, { orderNo, place }: { orderNo: string; place: number }) {
  const voucher = (await vouchersOf(db, orderNo))[place - 1]
  if (!voucher) throw new HttpError('NOT_FOUND', '文件不存在')
  return savedFile(db, { kind: 'voucher', fileId: voucher.fileId, about: orderNo })
}

/** Vouchers of bank transfers: to look at, to confirm, to refuse. */
export const VOUCHER_OPERATIONS = [
  handle(opsVouchers, {
    subject: ({ orderNo }) => orderNo ?? '',
    async run({ db, actor, input: { orderNo } }) {
      if (orderNo) await requireOwnOrder(db, actor, orderNo)
      const rows = await (orderNo ? vouchersOf(db, orderNo) : waitingVouchers(db, actor))
      const places = new Map<string, number>()
      const list = rows.map((row) => {
        const place = (places.get(row.orderNo) ?? 0) + 1
        places.set(row.orderNo, place)
        const { fileName, createdAt } = row
        return { orderNo: row.orderNo, place, fileName, createdAt: createdAt.getTime() }
      })
      return { list }
    },
    show: ({ list }) =>
      rowsOf(
        list,
        ({ orderNo, place, fileName, createdAt }) => [
          orderNo,
          place,
          shownTime(createdAt),
          fileName,
        ],
        'no voucher',
      ),
  }),
  handle(opsVoucher, {
    subject: subjectOfOrder,
    async run({ db, actor, input }) {
      await requireOwnOrder(db, actor, input.orderNo)
      return { file: await fileOf(db, input) }
    },
    show: ({ file: { fileName, type } }) => `${fileName}  ${type}; --save <folder> stores it`,
  }),
  handle(opsConfirmVoucher, {
    subject: subjectOfOrder,
    facts: orderFacts,
    async run({ db, now, actor, input: { orderNo } }) {
      await requireOwnOrder(db, actor, orderNo)
      const before = await orderFacts(db, { orderNo })
      if ('payStatus' in before && before.payStatus !== PAY_STATUS.checking) {
        throw new HttpError('CONFLICT', '订单没有待核的凭证')
      }
      return stepped(await createMerchant(db, now).accept(orderNo))
    },
    show: showStep,
  }),
  handle(opsRefuseVoucher, {
    subject: subjectOfOrder,
    facts: orderFacts,
    async run({ db, now, actor, input: { orderNo, reason } }) {
      await requireOwnOrder(db, actor, orderNo)
      return stepped(await refuseVouchers(db, { orderNo, reason: reason.join(' '), now: now() }))
    },
    show: showStep,
  }),
]
