import type { Favorite } from '@/contract/favorite'
import { isSoldIn } from '@/server/modules/catalog/delivery'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { offerView } from '@/server/modules/product/offer-view'
import type { FavoriteRow } from './favorite-repository'

const ON_SALE = 1

function stateOf({ product, sku }: FavoriteRow, areaCode: readonly string[]): Favorite['state'] {
  if (product.status !== ON_SALE || sku.status !== ON_SALE) return 'off'
  return isSoldIn(product.saleAreas, areaCode) ? 'ok' : 'areaOff'
}

/** A favourite as its tile shows it, with what holds now. */
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
    state: stateOf(row, areaCode),
    addedAt: row.favorite.createdAt.getTime(),
  }))
}
