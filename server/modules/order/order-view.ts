import type { ListedOrder, OrderDetail, OrderLine, Shipment } from '@/contract/order/order-calls'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { actionsOf } from '@/contract/order/order-transition-rules'
import type { orderEvents, orderLines, shipments } from '@/server/kernel/db/order-schema'
import type { AfterSaleFacts } from './after-sale-facts'
import { promisedTimes } from './promised-times'
import { factsOf, type OrderRow } from './transition'

type LineRow = typeof orderLines.$inferSelect
type ShipmentRow = typeof shipments.$inferSelect
type VoucherRow = { fileId: string; fileName: string; createdAt: Date }

const timestampOf = (date: Date | null) => date?.getTime() ?? null

const isHeld = ({ status, hasOpenAfterSale }: OrderRow) =>
  status === ORDER_STATUS.toReceive && hasOpenAfterSale

function headOf(row: OrderRow, now: number) {
  const { orderNo, tradeNo, shopId, shopName, status, payStatus, shipStatus, refundStatus } = row
  const { invoiceStatus, payType, poNumber, lineCount, payableAmount } = row
  return {
    orderNo,
    tradeNo,
    shop: { id: shopId, name: shopName },
    status,
    payStatus,
    shipStatus,
    refundStatus,
    invoiceStatus,
    payType,
    poNumber,
    lineCount,
    payableAmount,
    createdAt: row.createdAt.getTime(),
    isCancelAsked: row.cancelAskedAt !== null,
    hasOpenAfterSale: row.hasOpenAfterSale,
    // Nothing happens by itself to goods that are on their way back.
    dueAt: isHeld(row) ? null : timestampOf(row.dueAt),
    actions: actionsOf(factsOf(row, now)),
  }
}

/** An order in the list. */
export function toListed(row: OrderRow, lines: readonly LineRow[], now: number): ListedOrder {
  return {
    ...headOf(row, now),
    lines: lines.map(({ id, content }) => {
      const { skuId, productId, itemNo, title, spec, image, unit, qty, unitPrice, amount } = content
      return {
        lineId: id,
        skuId,
        productId,
        itemNo,
        title,
        spec,
        image,
        unit,
        qty,
        unitPrice,
        amount,
      }
    }),
  }
}

function toLine(line: LineRow, { mayRefund: isOpen }: AfterSaleFacts) {
  const { id, content, shippedQty, receivedQty } = line
  const mayRefund = isOpen(line)
  return { ...content, lineId: id, shippedQty, receivedQty, mayRefund } satisfies OrderLine
}

function toShipment(row: ShipmentRow, lines: readonly LineRow[]): Shipment {
  const { shipmentNo, carrier, trackingNo, shippedAt, deliveredAt } = row
  return {
    shipmentNo,
    carrier,
    trackingNo,
    shippedAt: shippedAt.getTime(),
    deliveredAt: timestampOf(deliveredAt),
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
  /** Booked bank transfers, fen. */
  received: number
  tradeOrderNos: string[]
  afterSale: AfterSaleFacts
}

/** Null until the shop has accepted the order, and with that promised its days. */
function arrivalOf({ promisedShipAt, paidAt }: OrderRow, lines: readonly LineRow[]) {
  return promisedShipAt && paidAt ? promisedTimes(paidAt.getTime(), lines).arrived : null
}

/** What the order says of its invoice; the rest of the title is for the application. */
function invoiceView(invoice: OrderRow['invoice']): OrderDetail['invoice'] {
  if (!invoice) return null
  const { kind, titleId, title, taxpayerId, email } = invoice
  return { kind, titleId, title, taxpayerId, email }
}

/** An order's detail page. */
export function toDetail(rows: DetailRows, now: number): OrderDetail {
  const { order, lines, events, vouchers, tradeOrderNos } = rows
  const { buyer, address, invoice, remark, costCenter, requiredDate } = order
  const { quotationNo, shipsTogether, cancelReason } = order
  const { goodsAmount, freightAmount, netAmount, taxAmount, paidAmount, refundAmount } = order
  return {
    ...headOf(order, now),
    buyer,
    address,
    invoice: invoiceView(invoice),
    remark,
    costCenter,
    quotationNo,
    shipsTogether,
    requiredDate,
    cancelReason,
    tradeOrderNos,
    goodsAmount,
    freightAmount,
    netAmount,
    taxAmount,
    paidAmount,
    refundAmount,
    receivedAmount: paidAmount > 0 ? 0 : rows.received,
    discountAmount: 0,
    lines: lines.map((line) => toLine(line, rows.afterSale)),
    saleCount: rows.afterSale.count,
    shipments: rows.shipments.map((one) => toShipment(one, lines)),
    events: events.map(({ title, text, at }) => ({ title, text, at: at.getTime() })),
    vouchers: vouchers.map(({ fileId, fileName, createdAt }) => ({
      fileId,
      fileName,
      uploadedAt: createdAt.getTime(),
    })),
    paidAt: timestampOf(order.paidAt),
    acceptedAt: timestampOf(order.acceptedAt),
    promisedShipAt: timestampOf(order.promisedShipAt),
    promisedArriveAt: arrivalOf(order, lines),
    shippedAt: timestampOf(order.shippedAt),
    finishedAt: timestampOf(order.finishedAt),
    cancelledAt: timestampOf(order.cancelledAt),
  }
}
