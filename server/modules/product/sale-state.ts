import type { SaleState } from '@/contract/product/tile-calls'
import { isSoldIn } from '@/server/modules/area/delivery'
import type { Goods } from './related-repository'

const ON_SALE = 1

/** Whether a saved item is still available, also in the requested area. */
export function saleStateOf({ product, sku }: Goods, areaCode: readonly string[]): SaleState {
  if (product.status !== ON_SALE || sku.status !== ON_SALE) return 'off'
  return isSoldIn(product.saleAreas, areaCode) ? 'ok' : 'areaOff'
}
