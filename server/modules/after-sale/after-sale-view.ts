import type { AfterSale } from '@/contract/after-sale/after-sale-calls'
import { afterSaleActionsOf } from '@/contract/after-sale/after-sale-transition-rules'
import type { FullAfterSale } from './after-sale-repository'

const timestampOf = (date: Date | null) => date?.getTime() ?? null

/** An after-sale case as the buyer sees it. */
export function toAfterSale({ returnCase, line, order }: FullAfterSale): AfterSale {
  const { refundNo, orderNo, lineId, type, status, qty, amount, reason, description } = returnCase
  const { carrier, trackingNo, handlerNote } = returnCase
  const { skuId, productId, itemNo, title, spec, image, unit } = line.content
  return {
    refundNo,
    orderNo,
    lineId,
    skuId,
    productId,
    itemNo,
    title,
    spec,
    image,
    unit,
    type,
    status,
    qty,
    amount,
    reason,
    description,
    carrier,
    trackingNo,
    handlerNote,
    resentCarrier: returnCase.resentCarrier,
    resentNo: returnCase.resentNo,
    resentAt: timestampOf(returnCase.resentAt),
    dueAt: timestampOf(returnCase.dueAt),
    shop: { id: order.shopId, name: order.shopName },
    pictureIds: returnCase.pictures,
    actions: afterSaleActionsOf(returnCase),
    createdAt: returnCase.createdAt.getTime(),
    handledAt: timestampOf(returnCase.handledAt),
    sentBackAt: timestampOf(returnCase.sentBackAt),
    finishedAt: timestampOf(returnCase.finishedAt),
  }
}
