import type { Favorite } from '@/contract/account/favorite-calls'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { offerView } from '@/server/modules/product/offer-view'
import { saleStateOf } from '@/server/modules/product/sale-state'
import type { FavoriteRow } from './favorite-repository'

/** A favourite as its tile shows it, with current price and state. */
export function favoriteView(
  catalog: CatalogMetadata,
  row: FavoriteRow,
  areaCode: readonly string[],
): Favorite[] {
  return offerView(catalog, row, areaCode).map((offer) => ({
    ...offer,
    priceMin: row.product.priceMin,
    unit: row.sku.unit,
    skuCount: row.product.skuCount,
    state: saleStateOf(row, areaCode),
    addedAt: row.favorite.createdAt.getTime(),
  }))
}
