import { and, count, eq, inArray } from 'drizzle-orm'
import type { Output } from '@/contract/endpoint'
import { formatAmount, parseAmount } from '@/contract/money'
import type { opsShops } from '@/contract/operations/shop-operation-calls'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { products, shops } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import type { Shop } from '@/server/modules/catalog/metadata'
import type { Facts } from './operation'

type ListedShop = Output<typeof opsShops>['list'][number]

/** Typed yuan in fen, up to what the column holds; throws OperatorError. */
export function readFen(yuan: string, what: string): number {
  const fen = parseAmount(yuan)
  if (fen !== null && fen <= 2_147_483_647) return fen
  throw new OperatorError(`${what} must be yuan with at most two decimals`)
}

/** Shops as operators see them, with their numbers of products. */
export async function listedShops(db: Db, rows: readonly Shop[]): Promise<ListedShop[]> {
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .select({ shopId: products.shopId, all: count() })
    .from(products)
    .where(
      and(
        inArray(products.shopId, ids),
        inArray(products.status, [SALE_STATUS.onSale, SALE_STATUS.shopClosed]),
      ),
    )
    .groupBy(products.shopId)
  const goods = new Map(counted.map(({ shopId, all }) => [shopId, Number(all)]))
  return rows.map(({ scores: _scores, opened: _opened, province: _province, ...row }) => ({
    ...row,
    products: goods.get(row.id) ?? 0,
  }))
}

/** The one shop of an answer. */
export async function shownShop(db: Db, row: Shop): Promise<{ shop: ListedShop }> {
  const [shop] = await listedShops(db, [row])
  if (!shop) throw new Error('a shop has its row')
  return { shop }
}

/** A shop in one line. */
export const shopLine = ({ id, name, type, company, products: goods, ...shop }: ListedShop) => [
  id,
  name,
  type,
  company,
  shop.phone,
  `freight ${formatAmount(shop.freightAmount)}, free from ${formatAmount(shop.freeFreightFrom)}`,
  `${goods} products`,
  shop.open ? '' : 'closed',
]

/** What the audit compares of a shop. */
export async function shopFacts(db: Db, { shop }: { shop: number }): Promise<Facts> {
  const [row] = await db.select().from(shops).where(eq(shops.id, shop))
  return row ?? {}
}
