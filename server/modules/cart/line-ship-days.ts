import { stockSplit } from '@/contract/cart/cart-rules'
import { shipDaysOf } from '@/contract/product/ship-days-rules'
import { type BuyerSku, isLeadAgreed } from './agreed-price'

type Line = BuyerSku & { line: { qty: number; backorder: boolean } }

/** Working days until a shop has shipped a cart line whole; `leadDays`: its own, now or earlier. */
export function lineShipDays(row: Line, leadDays = row.sku.leadDays): number {
  const { line, sku } = row
  const awaitedQty = line.backorder ? stockSplit({ qty: line.qty, stock: sku.stock }).awaited : 0
  return shipDaysOf({ leadDays, awaitedQty, isAgreed: isLeadAgreed(row, line.qty) })
}
