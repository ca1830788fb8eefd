import { formatPrice } from '@/contract/money'
import type { CompareColumn, Comparison } from '@/contract/product/compare-calls'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { saleObstacle } from '@/contract/product/sale-obstacle-rules'

/** A row of the comparison: one text per column, '' for none. */
export type CompareRow = {
  label: string
  texts: string[]
  isStock?: boolean
  /** A property of the goods: a difference in it may be why one does not fit. */
  isProperty?: boolean
}
export type CompareGroup = { title: string; rows: CompareRow[] }

/** Whether the row is equal in all columns; false for a single column. */
export function isSame({ texts }: CompareRow): boolean {
  return texts.every((text) => text === texts[0])
}

/** The groups without rows that are equal in all columns, and without empty groups. */
export function onlyDifferent(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => !isSame(row)) }))
    .filter(({ rows }) => rows.length > 0)
}

function tiersText({ tiers, unit }: CompareColumn): string {
  return tiers
    .map(({ minQty, price }) => `≥ ${formatQuantity(minQty, unit)} ¥${formatPrice(price)}`)
    .join('\n')
}

function packText({ packQty, packUnit, unit }: CompareColumn): string {
  return packQty > 1 && packUnit ? `${formatQuantity(packQty, unit)}/${packUnit}` : `按${unit}销售`
}

type Reader = (column: CompareColumn) => string

const SUPPLY: { label: string; read: Reader; isStock?: boolean }[] = [
  {
    label: '单价',
    read: ({ price, unit }) => (price > 0 ? `¥${formatPrice(price)}/${unit}` : '询价'),
  },
  { label: '阶梯价', read: tiersText },
  {
    label: '库存 / 货期',
    read: (column) => saleObstacle(column) || `${column.stockState} ${column.leadDays}`,
    isStock: true,
  },
  { label: '销售状态', read: (column) => saleObstacle(column) || '可购买' },
  { label: '起订量', read: ({ moq, unit }) => formatQuantity(moq, unit) },
  { label: '购买倍数', read: ({ step, unit }) => (step > 1 ? formatQuantity(step, unit) : '') },
  { label: '包装', read: packText },
  { label: '店铺', read: ({ shop }) => shop.name },
]

const GOODS: { label: string; read: Reader; isStock?: boolean }[] = [
  { label: '品牌', read: ({ brand }) => brand.name },
  { label: '商品编号', read: ({ itemNo }) => itemNo },
  { label: '型号', read: ({ model }) => model },
  { label: '规格', read: ({ spec }) => spec },
  { label: '执行标准', read: ({ standards }) => standards.join('、') },
]

function rowsOf(columns: readonly CompareColumn[], readers: typeof SUPPLY): CompareRow[] {
  return readers
    .map(({ label, read, isStock = false }) => ({ label, texts: columns.map(read), isStock }))
    .filter(({ texts }) => texts.some((text) => text !== ''))
}

/** All known properties of the SKUs, row by row. */
export function compareGroups({ columns, rows }: Comparison): CompareGroup[] {
  const attributes = rows.map(({ name, unit, values }) => ({
    label: unit ? `${name} (${unit})` : name,
    texts: values,
    isProperty: true,
  }))
  return [
    { title: '价格与供货', rows: rowsOf(columns, SUPPLY) },
    { title: '规格参数', rows: [...rowsOf(columns, GOODS), ...attributes] },
  ]
}
