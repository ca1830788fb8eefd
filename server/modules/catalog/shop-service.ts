import { and, asc, eq, sql } from 'drizzle-orm'
import { isFictionalCode, provinceName } from '@/catalogue/port'
import type {
  getShopDetail,
  getShopList,
  ShopCard,
  ShopDetail,
} from '@/contract/catalog/shop-calls'
import { NATIONWIDE } from '@/contract/constants'
import type { Output, ParsedInput } from '@/contract/endpoint'
import { type InvoiceKind, invoiceTitle } from '@/contract/invoice/invoice-kind-rules'
import { warehouses } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { bestSellers } from './best-sellers'
import { topGroups } from './category-tiles'
import { goodsOf, isMatch, pageOf } from './listing'
import type { Catalog, Shop } from './metadata'
import { countAll, countBy, type ProductCounts, stockedOf } from './product-counts'

type Deps = { db: Db; catalog: Catalog; productCounts: ProductCounts }

/** The demo's shops are fictional (DOMAIN 3.4): nobody may take the licences for real ones. */
const LICENCE_NOTE = '示例数据：企业名称、统一社会信用代码、地址与电话均为虚构'

/** Limited companies are general taxpayers; a sole trader invoices without input tax. */
const COMPANY_INVOICES: InvoiceKind[] = [1, 2]
const TRADER_INVOICES: InvoiceKind[] = [1]

function toCard(shop: Shop, productCount: number): ShopCard {
  const { id, name, type, scores, freightAmount, freeFreightFrom, open } = shop
  const place = provinceName(shop.province)
  return { id, name, type, place, scores, freightAmount, freeFreightFrom, open, productCount }
}

/** getShopList. */
export function createShopList({ catalog: catalogOf, productCounts }: Omit<Deps, 'db'>) {
  return async (input: ParsedInput<typeof getShopList>): Promise<Output<typeof getShopList>> => {
    const catalog = await catalogOf()
    const counts = countBy(await goodsOf(catalog, productCounts, input), 'shop')
    const cards = [...catalog.shops.values()]
      .map((shop) => toCard(shop, counts.get(shop.id) ?? 0))
      .filter((card) => isMatch([card.name, card.type, card.place], card.productCount, input))
      .sort(
        (a, b) => Number(b.open) - Number(a.open) || b.productCount - a.productCount || a.id - b.id,
      )
    return pageOf(cards, input)
  }
}

/** The shop's sale areas, and how many of its products are not sold nationwide. */
async function saleAreas(db: Db, shopId: number) {
  const { rows } = await db.execute<{ areas: string[]; count: number }>(sql`
    select p.sale_areas as areas, count(*)::int as count from products p
    where p.shop_id = ${shopId} and p.status = 1 group by 1`)
  const limited = rows.filter(({ areas }) => !areas.includes(NATIONWIDE))
  const nationwide = limited.length < rows.length
  const codes = [...new Set(limited.flatMap(({ areas }) => areas))].sort()
  return {
    nationwide,
    limitedCount: limited.reduce((total, { count }) => total + count, 0),
    saleAreas: nationwide ? [] : codes.map(provinceName),
  }
}

async function warehousesOf(db: Db, shopId: number): Promise<ShopDetail['warehouses']> {
  const rows = await db
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.shopId, shopId), eq(warehouses.open, true)))
    .orderBy(asc(warehouses.id))
  return rows.map(({ id, name, province }) => ({ id, name, place: provinceName(province) }))
}

function invoiceKinds({ company }: Shop): string[] {
  return (company.endsWith('公司') ? COMPANY_INVOICES : TRADER_INVOICES).map(invoiceTitle)
}

/** getShopDetail; throws NOT_FOUND for an unknown shop. */
export function createShopDetail({ db, catalog: catalogOf, productCounts }: Deps) {
  return async ({ id, areaCode }: ParsedInput<typeof getShopDetail>): Promise<ShopDetail> => {
    const catalog = await catalogOf()
    const shop = catalog.shops.get(id)
    if (!shop) throw new HttpError('NOT_FOUND', '店铺不存在')
    const { company, creditCode, phone, address, notice } = shop
    const goods = (await productCounts(areaCode)).filter((row) => row.shop === id)
    return {
      ...toCard(shop, countAll(goods)),
      company,
      creditCode,
      phone,
      address,
      notice,
      licenceNote: isFictionalCode(creditCode) ? LICENCE_NOTE : '',
      warehouses: await warehousesOf(db, id),
      ...(await saleAreas(db, id)),
      invoiceKinds: invoiceKinds(shop),
      categories: topGroups(catalog, countBy(goods, 'leaf')),
      brands: stockedOf(countBy(goods, 'brand'), catalog.brands),
      bestSellers: await bestSellers(db, sql`p.shop_id = ${id}`, areaCode),
    }
  }
}
