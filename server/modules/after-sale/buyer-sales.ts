import type {
  AfterSale,
  applyRefund,
  getRefundList,
  quoteRefund,
  RefundList,
  RefundQuote,
  sendBack,
} from '@/contract/after-sale'
import type { SaleMoveName } from '@/contract/after-sale-moves'
import { MONEY_SALES, SALE_STATUS } from '@/contract/after-sale-state'
import type { ParsedInput } from '@/contract/endpoint'
import type { Db } from '@/server/db/client'
import { afterSales } from '@/server/db/order-schema'
import { withRetries } from '@/server/db/retry'
import { Fault } from '@/server/http/fault'
import { createFiles } from '@/server/modules/file/file-repository'
import { documentNo } from '@/server/modules/order/document-no'
import { createOrders } from '@/server/modules/order/order-repository'
import { ownLine } from '@/server/modules/order/own-line'
import { requireShallow } from '@/server/modules/product/filter'
import { refundShare, saleWindow } from './rules'
import { moveSale, refreshOrder, type SaleEffect, tellSale } from './sale-moves'
import { claimedOf, createSales } from './sale-repository'
import { toAfterSale } from './sale-view'

type Mine = { userId: string; refundNo: string }
type Application = ParsedInput<typeof applyRefund>

/** What can be asked for of an own line, its order locked; throws when nothing can. */
async function claimable(tx: Db, userId: string, { lineId, now }: { lineId: string; now: number }) {
  const found = await ownLine(tx, userId, lineId)
  if (!found) throw new Fault('NOT_FOUND', '订单商品不存在')
  const { line, order } = found
  const open = saleWindow(order, now)
  if (open.refusal !== '') throw new Fault('CONFLICT', open.refusal)
  const claimed = await claimedOf(tx, lineId)
  const mostQty = line.shippedQty - claimed.qty
  if (mostQty <= 0) throw new Fault('CONFLICT', '该商品已全部申请售后')
  const amountOf = (qty: number) =>
    refundShare({ qty: line.qty, amount: line.content.amount }, claimed, qty)
  return { line, order, types: open.types, reasons: open.reasons, mostQty, amountOf }
}

function requireRoom(qty: number, mostQty: number): void {
  if (qty > mostQty) throw new Fault('UNPROCESSABLE', `最多可申请 ${mostQty} 件`)
}

/** What comes back for an application, fen; throws when it asks for what it must not. */
function agreedAmount(
  { type, reason, qty }: Application,
  { types, reasons, mostQty, amountOf }: Awaited<ReturnType<typeof claimable>>,
): number {
  if (!types.includes(type)) throw new Fault('UNPROCESSABLE', '订单完成已超过 15 天，只能申请维修')
  if (!reasons.includes(reason)) {
    throw new Fault('UNPROCESSABLE', '订单完成已超过 7 天，只能因商品问题申请售后')
  }
  requireRoom(qty, mostQty)
  if (!MONEY_SALES.includes(type)) return 0
  const amount = amountOf(qty)
  if (amount === 0) throw new Fault('UNPROCESSABLE', '这些商品的可退金额不足 1 分')
  return amount
}

async function apply(tx: Db, userId: string, sent: { input: Application; now: number }) {
  const { input, now } = sent
  const { lineId, type, qty, reason, description } = input
  const found = await claimable(tx, userId, { lineId, now })
  const { orderNo } = found.order
  const pictures = [...new Set(input.pictureIds)]
  const [sale] = await tx
    .insert(afterSales)
    .values({
      ...{ refundNo: documentNo('S', now), orderNo, userId, lineId, type, qty, reason },
      ...{ status: SALE_STATUS.applied, description, pictures, createdAt: new Date(now) },
      amount: agreedAmount(input, found),
    })
    .returning()
  if (!sale) throw new Error('an insert without a row')
  await createFiles(tx).use(tx, userId, { ids: pictures, use: 'afterSale', at: new Date(now) })
  await refreshOrder(tx, found.order)
  const told = { title: '售后申请已提交', text: `买家申请，${reason}` }
  await tellSale(tx, found.order, { sale, told, now })
  return toAfterSale({ sale, line: found.line, order: found.order })
}

/** What a buyer asks for after the goods were sent (DOMAIN 3.1). */
export function createBuyerSales(db: Db, clock: () => number) {
  const sales = createSales(db)
  const orders = createOrders(db, clock)
  const run = <T>(work: (tx: Db) => Promise<T>) => withRetries(() => db.transaction(work))

  async function detail({ userId, refundNo }: Mine): Promise<AfterSale> {
    const row = await sales.owned(userId, refundNo)
    if (!row) throw new Fault('NOT_FOUND', '售后单不存在')
    return toAfterSale(row)
  }

  async function move(name: SaleMoveName, mine: Mine, effect: (now: number) => SaleEffect) {
    const now = clock()
    await run((tx) => moveSale(tx, { ...mine, name, by: 'buyer', now }, effect(now)))
    return detail(mine)
  }

  return {
    detail,

    apply: (userId: string, input: Application): Promise<AfterSale> =>
      run((tx) => apply(tx, userId, { input, now: clock() })),

    quote: (userId: string, input: ParsedInput<typeof quoteRefund>): Promise<RefundQuote> =>
      run(async (tx) => {
        const { lineId } = input
        const found = await claimable(tx, userId, { lineId, now: clock() })
        const { mostQty, types, reasons, amountOf } = found
        const qty = input.qty ?? mostQty
        requireRoom(qty, mostQty)
        return { types: [...types], reasons: [...reasons], mostQty, qty, amount: amountOf(qty) }
      }),

    async list(userId: string, wanted: ParsedInput<typeof getRefundList>): Promise<RefundList> {
      requireShallow(wanted)
      const { orderNo } = wanted
      if (orderNo && !(await orders.owned(userId, orderNo))) {
        throw new Fault('NOT_FOUND', '订单不存在')
      }
      const { rows, total } = await sales.list(userId, wanted)
      const { page, pageSize } = wanted
      return { list: rows.map(toAfterSale), total, page, pageSize }
    },

    withdraw: (mine: Mine) =>
      move('withdraw', mine, () => async () => ({
        ...{ change: {}, told: { title: '售后申请已撤销', text: '买家已撤销' } },
      })),

    sendBack: (mine: Mine, { carrier, trackingNo }: ParsedInput<typeof sendBack>) =>
      move('sendBack', mine, (now) => async () => ({
        change: { carrier, trackingNo, sentBackAt: new Date(now) },
        told: { title: '退货已寄出', text: `买家已寄出，${carrier} ${trackingNo}` },
      })),
  }
}
