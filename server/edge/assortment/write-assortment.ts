import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import Papa from 'papaparse'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { SKU_STATES } from '@/server/edge/operations/catalogue-sheet'
import {
  attributes,
  attributeValues,
  brands,
  categories,
  products,
  shops,
  skus,
  stocks,
  warehouses,
} from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import {
  FLAG,
  OPEN,
  writeAmount,
  writeList,
  writePairs,
  writePrice,
  writeScores,
  writeTiers,
  writeWord,
} from './columns'
import { pathsOf } from './numbering'
import {
  PRODUCT_STATES,
  SHOP_STATES,
  SHOP_TYPES,
  TABLE_NAMES,
  TABLES,
  TYPES,
  type Written,
} from './tables'

/** Lines end as spreadsheets on Windows write them; the mark at the front tells them the encoding. */
const MARK = '\ufeff'

type Names = {
  paths: ReadonlyMap<number, string>
  brands: ReadonlyMap<number, string>
  shops: ReadonlyMap<number, string>
  /** What a value is written as. */
  values: ReadonlyMap<number, { attribute: string; label: string }>
}

const nameById = (rows: readonly { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]))

const pairsOf = ({ values }: Names, ids: readonly number[]) =>
  writePairs(ids.flatMap((id) => values.get(id) ?? []))

async function writtenPlaces(db: Db) {
  const categoryRows = await db
    .select()
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.sort), asc(categories.id))
  const attributeRows = await db
    .select()
    .from(attributes)
    .orderBy(asc(attributes.categoryId), asc(attributes.sort))
  const valueRows = await db
    .select()
    .from(attributeValues)
    .orderBy(asc(attributeValues.attributeId), asc(attributeValues.sort))
  const brandRows = await db.select().from(brands).orderBy(asc(brands.id))
  const shopRows = await db.select().from(shops).orderBy(asc(shops.id))
  const warehouseRows = await db.select().from(warehouses).orderBy(asc(warehouses.id))
  const attributeNames = nameById(attributeRows)
  const labels = new Map<number, string[]>()
  for (const { attributeId, label } of valueRows) {
    labels.set(attributeId, [...(labels.get(attributeId) ?? []), label])
  }
  const names: Names = {
    paths: pathsOf(categoryRows),
    brands: nameById(brandRows),
    shops: nameById(shopRows),
    values: new Map(
      valueRows.map(({ id, attributeId, label }) => [
        id,
        { attribute: attributeNames.get(attributeId) ?? '', label },
      ]),
    ),
  }
  const shopState = ({ open, opened }: { open: boolean; opened: boolean }) => {
    if (open) return 'open'
    return opened ? 'closed' : 'new'
  }
  const written = {
    categories: categoryRows.map((row) => ({
      路径: names.paths.get(row.id) ?? '',
      同义词: writeList(row.synonyms),
      图样: row.drawing ?? '',
      状态: writeWord(OPEN, row.open),
    })),
    attributes: attributeRows.map((row) => ({
      类目: names.paths.get(row.categoryId) ?? '',
      属性: row.name,
      单位: row.unit,
      类型: writeWord(TYPES, row.type),
      规格: writeWord(FLAG, row.axis),
      筛选: writeWord(FLAG, row.filterable),
      表格: writeWord(FLAG, row.inTable),
      值: writeList(labels.get(row.id) ?? []),
    })),
    brands: brandRows.map((row) => ({
      名称: row.name,
      英文名: row.latin,
      首字母: row.initial,
      领域: row.field,
      国家: row.country,
      介绍: row.story,
      状态: writeWord(OPEN, row.open),
    })),
    shops: shopRows.map((row) => ({
      名称: row.name,
      类型: writeWord(SHOP_TYPES, row.type),
      公司: row.company,
      信用代码: row.creditCode,
      电话: row.phone,
      地址: row.address,
      省份: row.province,
      评分: writeScores(row.scores),
      运费: writeAmount(row.freightAmount),
      包邮起: writeAmount(row.freeFreightFrom),
      公告: row.notice,
      状态: writeWord(SHOP_STATES, shopState(row)),
    })),
    warehouses: warehouseRows.map((row) => ({
      店铺: names.shops.get(row.shopId) ?? '',
      仓库: row.name,
      省份: row.province,
      状态: writeWord(OPEN, row.open),
    })),
  }
  return { names, written, warehouseNames: nameById(warehouseRows) }
}

async function writtenGoods(db: Db, names: Names, warehouseNames: ReadonlyMap<number, string>) {
  const productRows = await db.select().from(products).orderBy(asc(products.id))
  const skuRows = await db.select().from(skus).orderBy(asc(skus.productId), asc(skus.sort))
  const stockRows = await db
    .select()
    .from(stocks)
    .orderBy(asc(stocks.skuId), asc(stocks.warehouseId))
  const itemNos = new Map(skuRows.map(({ id, itemNo }) => [id, itemNo]))
  const firstOf = new Map<number, string>()
  for (const { productId, itemNo } of skuRows) {
    if (!firstOf.has(productId)) firstOf.set(productId, itemNo)
  }
  return {
    products: productRows.map((row) => ({
      编号: firstOf.get(row.id) ?? '',
      类目: names.paths.get(row.categoryId) ?? '',
      品牌: names.brands.get(row.brandId) ?? '',
      店铺: names.shops.get(row.shopId) ?? '',
      名称: row.title,
      副标题: row.subtitle,
      图样: row.drawing,
      属性: pairsOf(names, row.fixedValues),
      标准: writeList(row.standards),
      产地: row.origin,
      质保: row.warranty,
      说明: row.detail,
      销售区域: writeList(row.saleAreas),
      默认规格: itemNos.get(row.defaultSkuId) ?? firstOf.get(row.id) ?? '',
      销量: String(row.sales),
      上架时间: row.createdAt.toISOString(),
      状态: writeWord(PRODUCT_STATES, row.status !== SALE_STATUS.off),
    })),
    skus: skuRows.map((row) => ({
      编号: row.itemNo,
      商品: firstOf.get(row.productId) ?? '',
      型号: row.model,
      旧编号: writeList(row.oldNos),
      规格: row.spec,
      属性: pairsOf(names, row.axisValues),
      价格: writePrice(row.price),
      市场价: writePrice(row.marketPrice),
      阶梯价: writeTiers(row.tiers),
      单位: row.unit,
      包装数: String(row.packQty),
      包装单位: row.packUnit,
      起订量: String(row.moq),
      倍数: String(row.step),
      限购: String(row.maxPerOrder),
      单重克: String(row.weightG),
      货期天: String(row.leadDays),
      状态: writeWord(SKU_STATES, row.status),
      图样参数: row.dims,
    })),
    stocks: stockRows.map((row) => ({
      编号: itemNos.get(row.skuId) ?? '',
      仓库: warehouseNames.get(row.warehouseId) ?? '',
      在库: String(row.onHand),
    })),
  }
}

/** The whole catalogue as the rows of its tables. */
export async function writtenAssortment(db: Db): Promise<Written> {
  const { names, written, warehouseNames } = await writtenPlaces(db)
  return { ...written, ...(await writtenGoods(db, names, warehouseNames)) }
}

/** Writes the tables to a folder, a csv file each. */
export async function writeAssortment(db: Db, folder: string): Promise<void> {
  const written = await writtenAssortment(db)
  mkdirSync(folder, { recursive: true })
  for (const table of TABLE_NAMES) {
    const fields = Object.keys(TABLES[table].shape)
    const csv = Papa.unparse({ fields, data: written[table] as object[] }, { newline: '\r\n' })
    writeFileSync(join(folder, `${table}.csv`), `${MARK}${csv}\r\n`)
  }
}
