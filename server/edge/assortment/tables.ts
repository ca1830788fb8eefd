import { z } from 'zod'
import { ITEM_NO, SKU_STATES } from '@/server/edge/operations/catalogue-sheet'
import {
  amount,
  count,
  decimal,
  FLAG,
  list,
  moment,
  name,
  OPEN,
  pairs,
  price,
  scores,
  text,
  tiers,
  whole,
  word,
} from './columns'

/** How an attribute is typed, written as in the tables. */
export const TYPES = { 选项: 'enum', 数字: 'number', 是否: 'bool', 文本: 'text' } as const
export const SHOP_TYPES = { 自营: '自营', 旗舰: '旗舰', 专营: '专营', 经营部: '经营部' } as const
export const SHOP_STATES = { 营业: 'open', 关闭: 'closed', 未开业: 'new' } as const
export const PRODUCT_STATES = { 在售: true, 下架: false }

const itemNo = z.string().trim().regex(ITEM_NO, 'is not 6 to 12 capital letters and digits')
const province = text.regex(/^\d{2}$/, 'is no code of a province, as 31')

/**
 * The tables of an assortment, one file each (docs/catalogue.md). The heads are the columns; each
 * row is known by its first column, an attribute and a stock by the first two.
 */
export const TABLES = {
  categories: z.strictObject({ 路径: name, 同义词: list, 图样: text, 状态: word(OPEN) }),
  attributes: z.strictObject({
    类目: name,
    属性: name,
    单位: text,
    类型: word(TYPES),
    规格: word(FLAG),
    筛选: word(FLAG),
    表格: word(FLAG),
    值: list,
  }),
  brands: z.strictObject({
    名称: name,
    英文名: text,
    首字母: text,
    领域: text,
    国家: text,
    介绍: text,
    状态: word(OPEN),
  }),
  shops: z.strictObject({
    名称: name,
    类型: word(SHOP_TYPES),
    公司: name,
    信用代码: text,
    电话: text,
    地址: text,
    省份: province,
    评分: scores,
    运费: amount,
    包邮起: amount,
    公告: text,
    状态: word(SHOP_STATES),
  }),
  warehouses: z.strictObject({ 店铺: name, 仓库: name, 省份: province, 状态: word(OPEN) }),
  products: z.strictObject({
    编号: itemNo,
    类目: name,
    品牌: name,
    店铺: name,
    名称: name,
    副标题: text,
    图样: text,
    属性: pairs,
    标准: list,
    产地: text,
    质保: text,
    说明: text,
    销售区域: list,
    默认规格: itemNo,
    销量: count,
    上架时间: moment,
    状态: word(PRODUCT_STATES),
  }),
  skus: z.strictObject({
    编号: itemNo,
    商品: itemNo,
    型号: text,
    旧编号: list,
    规格: text,
    属性: pairs,
    价格: price,
    市场价: price,
    阶梯价: tiers,
    单位: name,
    包装数: whole(1),
    包装单位: text,
    起订量: whole(1),
    倍数: whole(1),
    限购: whole(1),
    单重克: decimal,
    货期天: whole(0, 365),
    状态: word(SKU_STATES),
    图样参数: text,
  }),
  stocks: z.strictObject({ 编号: itemNo, 仓库: name, 在库: count }),
} as const

export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[] // its own keys

/** Rows of each table with the place of each, `skus.csv row 12`. */
export type Row<T extends TableName> = z.output<(typeof TABLES)[T]> & { place: string }
export type Assortment = { [T in TableName]: Row<T>[] }

/** Columns that tell the rows of a table apart. */
export const KEYS: Record<TableName, readonly string[]> = {
  categories: ['路径'],
  attributes: ['类目', '属性'],
  brands: ['名称'],
  shops: ['名称'],
  warehouses: ['店铺', '仓库'],
  products: ['编号'],
  skus: ['编号'],
  stocks: ['编号', '仓库'],
}

/** Rows as they are written: a text for each head. */
export type Written = { [T in TableName]: Record<keyof z.output<(typeof TABLES)[T]>, string>[] }

/** An assortment with nothing in it. */
export const EMPTY: Assortment = {
  categories: [],
  attributes: [],
  brands: [],
  shops: [],
  warehouses: [],
  products: [],
  skus: [],
  stocks: [],
}
