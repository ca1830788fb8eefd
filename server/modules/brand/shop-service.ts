import { asc, eq, sql } from 'drizzle-orm'
import { NATIONWIDE } from '@/contract/constants'
import type { Output, ParsedInput } from '@/contract/endpoint'
import { type InvoiceKind, invoiceTitle } from '@/contract/invoice'
import type { getShopDetail, getShopList, ShopCard, ShopDetail } from '@/contract/shop'
import { provinceName } from '@/server/catalog/data/regions'
import { warehouses } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { topGroups } from '@/server/modules/catalog/category-tiles'
import { type Census, countAll, countBy, stockedOf } from '@/server/modules/catalog/census'
import type { Catalog, Shop } from '@/server/modules/catalog/metadata'
import { bestSellers } from '@/server/modules/product/best-sellers'
import { goodsOf, isMeant, pageOf } from './hall'

type Deps = { db: Db; catalog: Catalog; census: Census }

/** The catalogue's shops are all coined (DOMAIN 3.4): nobody may take their papers for real ones. */
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
export function createShopList({ catalog: catalogOf, census }: Omit<Deps, 'db'>) {
  return async (input: ParsedInput<typeof getShopList>): Promise<Output<typeof getShopList>> => {
    const catalog = await catalogOf()
    const counts = countBy(await goodsOf(catalog, census, input), 'shop')
    const cards = [...catalog.shops.values()]
      .map((shop) => toCard(shop, counts.get(shop.id) ?? 0))
      .filter((card) => isMeant([card.name, card.type, card.place], card.productCount, input))
      .sort(
        (a, b) => Number(b.open) - Number(a.open) || b.productCount - a.productCount || a.id - b.id,
      )
    return pageOf(cards, input)
  }
}

/** Where the shop's goods are sold, and how many of them not everywhere. */
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
    .where(eq(warehouses.shopId, shopId))
    .orderBy(asc(warehouses.id))
  return rows.map(({ id, name, province }) => ({ id, name, place: provinceName(province) }))
}

function invoiceKinds({ company }: Shop): string[] {
  return (company.endsWith('公司') ? COMPANY_INVOICES : TRADER_INVOICES).map(invoiceTitle)
}

/** getShopDetail; throws NOT_FOUND for an unknown shop. */
export function createShopDetail({ db, catalog: catalogOf, census }: Deps) {
  return async ({ id, areaCode }: ParsedInput<typeof getShopDetail>): Promise<ShopDetail> => {
    const catalog = await catalogOf()
    const shop = catalog.shops.get(id)
    if (!shop) throw new Fault('NOT_FOUND', '店铺不存在')
    const { company, creditCode, phone, address, notice } = shop
    const goods = (await census(areaCode)).filter((row) => row.shop === id)
    return {
      ...toCard(shop, countAll(goods)),
      ...{ company, creditCode, phone, address, notice, licenceNote: LICENCE_NOTE },
      warehouses: await warehousesOf(db, id),
      ...(await saleAreas(db, id)),
      invoiceKinds: invoiceKinds(shop),
      categories: topGroups(catalog, countBy(goods, 'leaf')),
      brands: stockedOf(countBy(goods, 'brand'), catalog.brands),
      bestSellers: await bestSellers(db, sql`p.shop_id = ${id}`, areaCode),
    }
  }
}
