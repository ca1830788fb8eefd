import { eq, sql } from 'drizzle-orm'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { editCartProduct, getCartList } from '@/contract/cart/cart-calls'
import { cartLines } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { TestMall } from './test-mall'

/** The whole country. */
export const COUNTRY = { areaCode: ['0000'] }

/** SKUs on sale with plenty of stock, each from another shop; throws when there are too few. */
export async function buyableSkus({ db }: TestMall) {
  const rows = await db
    .select({ sku: skus, shopId: products.shopId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      sql`${skus.status} = 1 and ${products.status} = 1 and ${skus.stock} > ${skus.moq} * 10 and ${skus.moq} > 1`,
    )
    .orderBy(skus.id)
    .limit(2000)
  const first = rows[0]
  const second = rows.find((row) => row.shopId !== first?.shopId)
  if (!first || !second) throw new Error('the test catalogue has too few SKUs')
  return [first.sku, second.sku] as const
}

type Requested = { skuId: number; qty: number; note?: string; buyerCode?: string }

/** The cart of one user of the test mall. */
export function cartOfUser(mall: TestMall, token: string) {
  const list = () => mall.call(getCartList, COUNTRY, { token })
  return {
    list,
    lines: async () => (await list()).shops.flatMap((shop) => shop.lines),
    later: async () => (await list()).later.flatMap((shop) => shop.lines),
    save: (items: Requested[]) => mall.call(saveCartProduct, { items }, { token }),
    askEdit: (lines: unknown[]) => mall.ask(editCartProduct, { lines, ...COUNTRY }, { token }),
    /** What the database holds, in a fixed order. */
    rows: () => mall.db.select().from(cartLines).orderBy(cartLines.id),
  }
}
