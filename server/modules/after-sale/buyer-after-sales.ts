import type {
  AfterSale,
  applyRefund,
  getRefundList,
  quoteRefund,
  RefundList,
  RefundQuote,
  sendBack,
} from '@/contract/after-sale/after-sale-calls'
import { AFTER_SALE_STATUS, MONEY_AFTER_SALES } from '@/contract/after-sale/after-sale-status-rules'
import type { AfterSaleTransitionName } from '@/contract/after-sale/after-sale-transition-rules'
import { AFTER_SALE_DAYS } from '@/contract/after-sale/after-sale-window-rules'
import type { ParsedInput } from '@/contract/endpoint'
import type { Db } from '@/server/kernel/db/client'
import { afterSales } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { documentNo } from '@/server/kernel/document-no'
import { HttpError } from '@/server/kernel/http/http-error'
import { requireShallow } from '@/server/kernel/http/paging'
import { createFiles } from '@/server/modules/file/file-repository'
import { createOrders } from '@/server/modules/order/order-repository'
import { ownLine } from '@/server/modules/order/own-line'
import { claimedOf, createAfterSales } from './after-sale-repository'
import { afterSaleWindow, refundShare } from './after-sale-rules'
import {
  type AfterSaleEffect,
  notifyAfterSale,
  refreshOrder,
  transitionAfterSale,
} from './after-sale-transitions'
import { toAfterSale } from './after-sale-view'

type Mine = { userId: string; refundNo: string }
type Application = ParsedInput<typeof applyRefund>

/** What may be requested for the buyer's own line, its order locked; throws when nothing may. */
async function claimable(tx: Db, userId: string, { lineId, now }: { lineId: string; now: number }) {
  const result = await ownLine(tx, userId, lineId)
  if (!result) throw new HttpError('NOT_FOUND', '订单商品不存在')
  const { line, order } = result
  const open = afterSaleWindow(order, now)
  if (open.refusal !== '') throw new HttpError('CONFLICT', open.refusal)
  const claimed = await claimedOf(tx, lineId)
  const mostQty = line.shippedQty - claimed.qty
  if (mostQty <= 0) throw new HttpError('CONFLICT', '该商品已全部申请售后')
  const amountOf = (qty: number) =>
    refundShare({ qty: line.qty, amount: line.content.amount }, claimed, qty)
  return { line, order, types: open.types, reasons: open.reasons, mostQty, amountOf }
}

function requireRoom(qty: number, mostQty: number): void {
  if (qty > mostQty) throw new HttpError('UNPROCESSABLE', `最多可申请 ${mostQty} 件`)
}

/** Refund of an application, fen; throws when the requested amount is not allowed. */
function agreedAmount(
  { type, reason, qty }: Application,
  { types, reasons, mostQty, amountOf }: Awaited<ReturnType<typeof claimable>>,
): number {
  if (!types.includes(type))
    throw new HttpError(
      'UNPROCESSABLE',
      `订单完成已超过 ${AFTER_SALE_DAYS.quality} 天，只能申请维修`,
    )
  if (!reasons.includes(reason)) {
    throw new HttpError(
      'UNPROCESSABLE',
      `订单完成已超过 ${AFTER_SALE_DAYS.any} 天，只能因商品问题申请售后`,
    )
  }
  requireRoom(qty, mostQty)
  if (!MONEY_AFTER_SALES.includes(type)) return 0
  const amount = amountOf(qty)
  if (amount === 0) throw new HttpError('UNPROCESSABLE', '这些商品的可退金额不足 1 分')
  return amount
}

async function apply(tx: Db, userId: string, sent: { input: Application; now: number }) {
  const { input, now } = sent
  const { lineId, type, qty, reason, description } = input
  const result = await claimable(tx, userId, { lineId, now })
  const { orderNo } = result.order
  const pictures = [...new Set(input.pictureIds)]
  const [returnCase] = await tx
    .insert(afterSales)
    .values({
      refundNo: documentNo('S', now),
      orderNo,
      userId,
      lineId,
      type,
      qty,
      reason,
      status: AFTER_SALE_STATUS.applied,
      description,
      pictures,
      createdAt: new Date(now),
      amount: agreedAmount(input, result),
    })
    .returning()
  if (!returnCase) throw new Error('insert returned no row')
  await createFiles(tx).use(tx, userId, { ids: pictures, use: 'afterSale', at: new Date(now) })
  await refreshOrder(tx, result.order, now)
  const told = { title: '售后申请已提交', text: `买家申请，${reason}` }
  await notifyAfterSale(tx, result.order, { returnCase, told, now })
  return toAfterSale({ returnCase, line: result.line, order: result.order })
}

/** After-sale requests of buyers (DOMAIN 3.1). */
export function createBuyerAfterSales(db: Db, clock: () => number) {
  const returnCases = createAfterSales(db)
  const orders = createOrders(db, clock)
  const run = <T>(work: (tx: Db) => Promise<T>) => withRetries(() => db.transaction(work))

  async function detail({ userId, refundNo }: Mine): Promise<AfterSale> {
    const row = await returnCases.owned(userId, refundNo)
    if (!row) throw new HttpError('NOT_FOUND', '售后单不存在')
    return toAfterSale(row)
  }

  async function move(
    name: AfterSaleTransitionName,
    mine: Mine,
    effect: (now: number) => AfterSaleEffect,
  ) {
    const now = clock()
    await run((tx) => transitionAfterSale(tx, { ...mine, name, by: 'buyer', now }, effect(now)))
    return detail(mine)
  }

  return {
    detail,

    apply: (userId: string, input: Application): Promise<AfterSale> =>
      run((tx) => apply(tx, userId, { input, now: clock() })),

    quote: (userId: string, input: ParsedInput<typeof quoteRefund>): Promise<RefundQuote> =>
      run(async (tx) => {
        const { lineId } = input
        const result = await claimable(tx, userId, { lineId, now: clock() })
        const { mostQty, types, reasons, amountOf } = result
        const qty = input.qty ?? mostQty
        requireRoom(qty, mostQty)
        return { types: [...types], reasons: [...reasons], mostQty, qty, amount: amountOf(qty) }
      }),

    async list(userId: string, requested: ParsedInput<typeof getRefundList>): Promise<RefundList> {
      requireShallow(requested)
      const { orderNo } = requested
      if (orderNo && !(await orders.owned(userId, orderNo))) {
        throw new HttpError('NOT_FOUND', '订单不存在')
      }
      const { rows, total } = await returnCases.list(userId, requested)
      const { page, pageSize } = requested
      return { list: rows.map(toAfterSale), total, page, pageSize }
    },

    withdraw: (mine: Mine) =>
      move('withdraw', mine, () => async () => ({
        change: {},
        told: { title: '售后申请已撤销', text: '买家已撤销' },
      })),

    confirmReplacement: (mine: Mine) =>
      move('confirmReplacement', mine, () => async () => ({
        change: { dueAt: null },
        told: { title: '售后已完成', text: '买家已确认收到' },
      })),

    sendBack: (mine: Mine, { carrier, trackingNo }: ParsedInput<typeof sendBack>) =>
      move('sendBack', mine, (now) => async () => ({
        change: { carrier, trackingNo, sentBackAt: new Date(now) },
        told: { title: '退货已寄出', text: `买家已寄出，${carrier} ${trackingNo}` },
      })),
  }
}
