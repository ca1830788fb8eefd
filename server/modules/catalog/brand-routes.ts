import { getBrandDetail, getBrandList } from '@/contract/catalog/brand-calls'
import { getShopDetail, getShopList } from '@/contract/catalog/shop-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { createBrandDetail, createBrandList } from './brand-service'
import type { Catalog } from './metadata'
import type { ProductCounts } from './product-counts'
import { createShopDetail, createShopList } from './shop-service'

/** Brand and shop calls. */
export function brandRoutes(
  calls: Calls,
  deps: { db: Db; catalog: Catalog; productCounts: ProductCounts },
) {
  const brandList = createBrandList(deps)
  const brandDetail = createBrandDetail(deps)
  const shopList = createShopList(deps)
  const shopDetail = createShopDetail(deps)
  calls
    .on(getBrandList, ({ input }) => brandList(input))
    .on(getBrandDetail, ({ input }) => brandDetail(input))
    .on(getShopList, ({ input }) => shopList(input))
    .on(getShopDetail, ({ input }) => shopDetail(input))
}
