import type { Output, ParsedInput } from '@/contract/endpoint'
import type {
  buyAgain,
  exportOrders,
  getOrderList,
  OrderDetail,
} from '@/contract/order/order-calls'
import { ORDER_TABS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import type { AnsweredFile } from '@/server/kernel/http/attachment'
import { HttpError } from '@/server/kernel/http/http-error'
import { requireShallow } from '@/server/kernel/http/paging'
import { putAgain } from '@/server/modules/cart/put-again'
import type { ReadAfterSaleFacts } from './after-sale-facts'
import { receivedFor } from './bank-receipts'
import { linesOf } from './cancel'
import { createOrders } from './order-repository'
import { toDetail, toListed } from './order-view'
import { EXPORTED_MAX, ordersFile } from './orders-file'

type Listed = Output<typeof getOrderList>

type Deps = {
  slowDb: Db
  now: () => number
  readAfterSaleFacts: ReadAfterSaleFacts
  payTypes: readonly number[]
}

/** Order lists and details of a buyer. */
export function createOrderService(db: Db, { slowDb, now, readAfterSaleFacts, payTypes }: Deps) {
  const orders = createOrders(db, now)
  const exports = createOrders(slowDb, now)

  async function detail(userId: string, orderNo: string): Promise<OrderDetail> {
    const order = await orders.owned(userId, orderNo)
    if (!order) throw new HttpError('NOT_FOUND', '订单不存在')
    const [lines, shipments, events, vouchers, received, siblings, afterSale] = await Promise.all([
      linesOf(db, orderNo),
      orders.shipments(orderNo),
      orders.events(orderNo),
      orders.vouchers(orderNo),
      receivedFor(db, orderNo),
      orders.ofTrade(order.tradeNo),
      readAfterSaleFacts(order, now()),
    ])
    const tradeOrderNos = siblings.map((sibling) => sibling.orderNo)
    const parts = { lines, shipments, events, vouchers, received }
    const facts = { order, ...parts, tradeOrderNos, afterSale }
    return { ...toDetail(facts, now()), payTypes: [...payTypes] }
  }

  async function list(userId: string, input: ParsedInput<typeof getOrderList>): Promise<Listed> {
    requireShallow(input)
    const byStatus = await orders.counts(userId, input)
    const all = [...byStatus.values()].reduce((sum, one) => sum + one, 0)
    const countOf = (type: number) => (type === -1 ? all : (byStatus.get(type) ?? 0))
    const rows = await orders.list(userId, input, input)
    const lines = await orders.firstLines(rows.map(({ orderNo }) => orderNo))
    const at = now()
    return {
      list: rows.map((row) =>
        toListed(
          row,
          lines.filter(({ orderNo }) => orderNo === row.orderNo),
          at,
        ),
      ),
      total: countOf(input.type),
      page: input.page,
      pageSize: input.pageSize,
      counts: ORDER_TABS.map(({ type }) => ({ type, count: countOf(type) })),
    }
  }

  async function again(
    userId: string,
    { orderNo, areaCode }: ParsedInput<typeof buyAgain>,
  ): Promise<Output<typeof buyAgain>> {
    if (!(await orders.owned(userId, orderNo))) throw new HttpError('NOT_FOUND', '订单不存在')
    const lines = (await linesOf(db, orderNo)).map(({ content }) => ({
      ...content,
      priceThen: content.unitPrice,
    }))
    return putAgain(db, { userId, now }, { lines, areaCode })
  }

  async function exported(
    userId: string,
    filter: ParsedInput<typeof exportOrders>,
  ): Promise<AnsweredFile> {
    const rows = await exports.linesOfAll(userId, filter, EXPORTED_MAX + 1)
    if (rows.length === 0) throw new HttpError('UNPROCESSABLE', '没有可导出的订单')
    if (rows.length > EXPORTED_MAX) {
      throw new HttpError('UNPROCESSABLE', `最多导出 ${EXPORTED_MAX} 行，请缩小筛选范围`)
    }
    return ordersFile({ rows, userId, now: now() })
  }

  return { detail, list, again, exported }
}
