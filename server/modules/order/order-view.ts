import type { ListedOrder, OrderDetail, OrderLine, Shipment } from '@/contract/order'
import { actionsOf } from '@/contract/order-moves'
import type { orderEvents, orderLines, shipments } from '@/server/db/order-schema'
import { claimedBy, saleWindow } from '@/server/modules/after-sale/rules'
import type { SaleRow } from '@/server/modules/after-sale/sale-repository'
import { factsOf, type OrderRow } from './transition'

type LineRow = typeof orderLines.$inferSelect
type ShipmentRow = typeof shipments.$inferSelect
type VoucherRow = { fileId: string; fileName: string; createdAt: Date }

const momentOf = (date: Date | null) => date?.getTime() ?? null

function headOf(row: OrderRow, now: number) {
  const { orderNo, tradeNo, shopId, shopName, status, payStatus, shipStatus, refundStatus } = row
  const { invoiceStatus, payType, poNumber, lineCount, payableAmount } = row
  return {
    ...{ orderNo, tradeNo, shop: { id: shopId, name: shopName }, status, payStatus, shipStatus },
    ...{ refundStatus, invoiceStatus, payType, poNumber, lineCount, payableAmount },
    createdAt: row.createdAt.getTime(),
    isCancelAsked: row.cancelAskedAt !== null,
    dueAt: momentOf(row.dueAt),
    actions: actionsOf(factsOf(row, now)),
  }
}

/** An order of the list. */
export function toListed(row: OrderRow, lines: readonly LineRow[], now: number): ListedOrder {
  return {
    ...headOf(row, now),
    lines: lines.map(({ id, content }) => {
      const { skuId, productId, itemNo, title, spec, image, unit, qty, unitPrice, amount } = content
      return {
        ...{ lineId: id, skuId, productId, itemNo, title, spec, image, unit },
        ...{ qty, unitPrice, amount },
      }
    }),
  }
}

function toLine({ id, content, shippedQty, receivedQty }: LineRow, rows: DetailRows, now: number) {
  const claimed = claimedBy(rows.sales.filter(({ lineId }) => lineId === id))
  const mayRefund = saleWindow(rows.order, now).refusal === '' && claimed.qty < shippedQty
  return { ...content, lineId: id, shippedQty, receivedQty, mayRefund } satisfies OrderLine
}

function toShipment(row: ShipmentRow, lines: readonly LineRow[]): Shipment {
  const { shipmentNo, carrier, trackingNo, shippedAt, deliveredAt } = row
  return {
    ...{ shipmentNo, carrier, trackingNo, shippedAt: shippedAt.getTime() },
    deliveredAt: momentOf(deliveredAt),
    lines: row.lines.flatMap(({ lineId, qty }) => {
      const content = lines.find(({ id }) => id === lineId)?.content
      if (!content) return []
      const { itemNo, title, spec, unit } = content
      return [{ lineId, qty, itemNo, title, spec, unit }]
    }),
  }
}

export type DetailRows = {
  order: OrderRow
  lines: LineRow[]
  shipments: ShipmentRow[]
  events: (typeof orderEvents.$inferSelect)[]
  vouchers: VoucherRow[]
  tradeOrderNos: string[]
  sales: SaleRow[]
}

/** An order's own page. */
export function toDetail(rows: DetailRows, now: number): OrderDetail {
  const { order, lines, events, vouchers, tradeOrderNos } = rows
  const { buyer, address, invoice, remark, cancelReason } = order
  const { goodsAmount, freightAmount, netAmount, taxAmount, paidAmount, refundAmount } = order
  return {
    ...headOf(order, now),
    ...{ buyer, address, invoice, remark, cancelReason, tradeOrderNos },
    ...{ goodsAmount, freightAmount, netAmount, taxAmount, paidAmount, refundAmount },
    discountAmount: 0,
    lines: lines.map((line) => toLine(line, rows, now)),
    saleCount: rows.sales.length,
    shipments: rows.shipments.map((one) => toShipment(one, lines)),
    events: events.map(({ title, text, at }) => ({ title, text, at: at.getTime() })),
    vouchers: vouchers.map(({ fileId, fileName, createdAt }) => ({
      ...{ fileId, fileName, uploadedAt: createdAt.getTime() },
    })),
    paidAt: momentOf(order.paidAt),
    acceptedAt: momentOf(order.acceptedAt),
    promisedShipAt: momentOf(order.promisedShipAt),
    shippedAt: momentOf(order.shippedAt),
    finishedAt: momentOf(order.finishedAt),
    cancelledAt: momentOf(order.cancelledAt),
  }
}
