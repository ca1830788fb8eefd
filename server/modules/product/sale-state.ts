import { saleObstacle, stateOfStatus } from '@/contract/product/sale-obstacle-rules'
import { isOffered, SALE_STATUS } from '@/contract/product/status-rules'
import type { SaleState } from '@/contract/product/tile-calls'
import { isSoldIn } from '@/server/modules/area/delivery'
import type { Goods } from './related-repository'

type Standing = {
  sku: Pick<Goods['sku'], 'status'>
  product: Pick<Goods['product'], 'status' | 'saleAreas'>
}

/** How a SKU is sold in the area, whatever the quantity; what holds everywhere comes first. */
export function saleStateOf({ sku, product }: Standing, areaCode: readonly string[]): SaleState {
  const status = shownStatus(sku, product)
  if (status !== SALE_STATUS.onSale) return stateOfStatus(status)
  return isSoldIn(product.saleAreas, areaCode) ? 'ok' : 'areaOff'
}

/** The status of a SKU as buyers see it: of a product that is off sale, or whose shop is closed, none is sold. */
export function shownStatus(
  sku: Standing['sku'],
  product: Pick<Standing['product'], 'status'>,
): number {
  const isHeldBack = product.status !== SALE_STATUS.onSale && isOffered(sku.status)
  return isHeldBack ? product.status : sku.status
}

/** Why a SKU is no longer sold anywhere, '' for one that can be bought or inquired about. */
export function withdrawnText(
  sku: Standing['sku'],
  product: Pick<Standing['product'], 'status'>,
): string {
  const status = shownStatus(sku, product)
  return isOffered(status) ? '' : saleObstacle({ status, saleable: true })
}
