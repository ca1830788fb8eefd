import type { SaleState } from '@/contract/tile'
import { isSoldIn } from '@/server/modules/catalog/delivery'
import type { Goods } from './related-repository'

const ON_SALE = 1

/** Whether goods a buyer kept can still be bought, and in the area asked for. */
export function saleStateOf({ product, sku }: Goods, areaCode: readonly string[]): SaleState {
  if (product.status !== ON_SALE || sku.status !== ON_SALE) return 'off'
  return isSoldIn(product.saleAreas, areaCode) ? 'ok' : 'areaOff'
}
