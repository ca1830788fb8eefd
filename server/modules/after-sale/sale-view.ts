import type { AfterSale } from '@/contract/after-sale'
import { saleActionsOf } from '@/contract/after-sale-moves'
import type { FullSale } from './sale-repository'

const momentOf = (date: Date | null) => date?.getTime() ?? null

/** A record as its buyer sees it. */
export function toAfterSale({ sale, line, order }: FullSale): AfterSale {
  const { refundNo, orderNo, lineId, type, status, qty, amount, reason, description } = sale
  const { carrier, trackingNo, handlerNote } = sale
  const { skuId, productId, itemNo, title, spec, image, unit } = line.content
  return {
    ...{ refundNo, orderNo, lineId, skuId, productId, itemNo, title, spec, image, unit },
    ...{ type, status, qty, amount, reason, description, carrier, trackingNo, handlerNote },
    shop: { id: order.shopId, name: order.shopName },
    pictureIds: sale.pictures,
    actions: saleActionsOf(sale),
    createdAt: sale.createdAt.getTime(),
    handledAt: momentOf(sale.handledAt),
    sentBackAt: momentOf(sale.sentBackAt),
    finishedAt: momentOf(sale.finishedAt),
  }
}
