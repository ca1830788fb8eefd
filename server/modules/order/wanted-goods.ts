import { lineKey } from '@/contract/cart/line-key-rules'
import type { DeliveryAddress, SeenLine } from '@/contract/order/checkout-calls'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { createAddresses } from '@/server/modules/account/address-repository'
import { transitDays } from '@/server/modules/area/delivery'
import { type CartRow, createCarts } from '@/server/modules/cart/cart-repository'
import { goodsFor } from '@/server/modules/cart/goods'
import { lineShipDays } from '@/server/modules/cart/line-ship-days'
import { orderableQuotation } from '@/server/modules/quotation/orderable-quotation'
import type { RequestedRow } from './quote'

type Buyer = { userId: string; now: number }

/** Price and lead time of a line as the cart showed them. */
function seenInCart(row: CartRow, shownArea: string[]) {
  const { line, shop } = row
  const own = lineShipDays(row, line.leadDaysWhenAdded ?? undefined)
  const leadDays = own + transitDays(shop.province, shownArea)
  return { unitPrice: line.priceWhenAdded, leadDays }
}

/** The selected lines of a cart, and their ids by `lineKey`. */
export async function cartGoods(tx: Db, { userId, now }: Buyer, shownArea: string[]) {
  const rows = await createCarts(tx, () => now).list(userId)
  const chosen = rows.filter(({ line }) => line.selected && !line.savedForLater)
  return {
    rows: chosen.map((row): RequestedRow => ({ ...row, seen: seenInCart(row, shownArea) })),
    ids: new Map(chosen.map(({ line }) => [lineKey(line), line.id])),
  }
}

/** The named goods; throws for an unknown SKU. */
export async function namedGoods(
  tx: Db,
  buyer: Buyer,
  lines: readonly SeenLine[],
): Promise<RequestedRow[]> {
  const rows = await goodsFor(tx, buyer, lines)
  if (rows.length < lines.length) throw new HttpError('NOT_FOUND', '商品不存在或已下架')
  return rows.map(({ line: { qty, note, buyerCode, unitPrice, leadDays }, ...goods }) => ({
    ...goods,
    line: { qty, note, buyerCode },
    seen: { unitPrice, leadDays },
  }))
}

/**
 * The goods of a buyer's valid quotation at the prices and freights it offers; throws when it is not
 * the buyer's, has expired, or has been ordered.
 */
export async function quotedGoods(tx: Db, buyer: Buyer, no: string) {
  const { content, skuIds } = await orderableQuotation(tx, buyer, no)
  const wanted = content.lines.flatMap((line) => {
    const skuId = skuIds.get(line.itemNo)
    return skuId === undefined ? [] : [{ skuId, qty: line.qty, quoted: line }]
  })
  if (wanted.length < content.lines.length) {
    throw new HttpError('UNPROCESSABLE', '报价单中有商品已不存在，请按今日价格重新报价')
  }
  const validUntil = new Date(content.validUntil)
  const rows = await goodsFor(tx, buyer, wanted, ({ skuId, qty, quoted: { price } }) => [
    { skuId, minQty: qty, price, leadDays: null, validUntil, inquiryNo: '' },
  ])
  return {
    rows: rows.map(({ line, ...goods }): RequestedRow => {
      const { note, buyerCode, price, leadDays } = line.quoted
      return {
        ...goods,
        // What the stock lacks since is awaited; the change of the date is shown.
        line: { qty: line.qty, note, buyerCode, backorder: true },
        seen: { unitPrice: price, leadDays },
      }
    }),
    freights: new Map(content.freights.map(({ shop, amount }) => [shop, amount])),
  }
}

/** Delivery address as stored in orders; throws when it is not the buyer's. */
export async function deliveryTo(tx: Db, userId: string, addressId: string) {
  const row = await createAddresses(tx).owned(userId, addressId)
  if (!row) throw new HttpError('NOT_FOUND', '收货地址不存在')
  const { id, contact, phone, regionText, street, countyCode } = row
  const address: DeliveryAddress = { id, contact, phone, regionText, street }
  return { address, area: [countyCode] }
}
