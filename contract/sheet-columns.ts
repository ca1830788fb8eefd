import type { SheetField } from './match-lines'
import { looksLikeNumber, readQuantity } from './order-text'

export type Columns = ReadonlyMap<number, SheetField>

const TITLES: Record<SheetField, string> = {
  itemNo:
    '商品编号|商品编码|产品编号|产品编码|编号|编码|货号|订货号|订货编码|sku|itemno|item|itemnumber|partno|partnumber|code',
  model: '型号|厂家型号|制造商型号|原厂型号|model|modelno|mpn',
  name: '品名规格|名称规格|商品名称|产品名称|物料名称|物料描述|品名|名称|描述|商品|产品|name|product|productname|description',
  spec: '规格|规格参数|规格型号|型号规格|参数|spec|specification|size',
  brand: '品牌|brand',
  qty: '数量|采购数量|需求数量|订购数量|订货数量|数目|qty|quantity|amount',
  unit: '单位|计量单位|unit|uom',
  buyerCode:
    '物料编码|物料编码客户|物料号|客户物料编码|客户编码|企业编码|material|materialno|materialcode|buyercode',
  note: '备注|说明|note|notes|remark|remarks|comment',
}

const FIELDS: [SheetField, ReadonlySet<string>][] = [
  ...(['itemNo', 'model', 'name', 'spec', 'brand', 'qty', 'unit', 'buyerCode', 'note'] as const),
].map((field) => [field, new Set(TITLES[field].split('|'))])

function fieldOf(title: string): SheetField | null {
  const folded = title.normalize('NFKC').toLowerCase()
  // 数量(个) is 数量, 物料编码(客户) is itself.
  const names = [folded, folded.replace(/\(.*?\)/g, '')].map((text) =>
    text.replace(/[^\p{Letter}\d]/gu, ''),
  )
  return FIELDS.find(([, titles]) => names.some((name) => titles.has(name)))?.[0] ?? null
}

/** The columns a row of titles names; the first of two with one meaning counts. */
function columnsIn(row: readonly string[]): Columns {
  const columns = new Map<number, SheetField>()
  for (const [at, title] of row.entries()) {
    const field = fieldOf(title)
    if (field && ![...columns.values()].includes(field)) columns.set(at, field)
  }
  return columns
}

const NAMING: readonly SheetField[] = ['itemNo', 'model', 'name', 'spec', 'buyerCode']

/** Titles stand among the first rows, below a heading at most. */
const TITLE_ROWS = 30

/** The row that names the columns, or null when the list has none. */
export function findTitles(rows: readonly string[][]): { at: number; columns: Columns } | null {
  let best: { at: number; columns: Columns } | null = null
  for (const [at, row] of rows.slice(0, TITLE_ROWS).entries()) {
    const columns = columnsIn(row)
    const isNaming = [...columns.values()].some((field) => NAMING.includes(field))
    const isWhole = columns.size === row.filter(Boolean).length
    const isEnough = columns.size > 1 || (columns.size === 1 && isWhole)
    if (isNaming && isEnough && columns.size > (best?.columns.size ?? 0)) best = { at, columns }
  }
  return best
}

const MOSTLY = 0.6

function share(cells: readonly string[], test: (cell: string) => boolean): number {
  const filled = cells.filter(Boolean)
  return filled.length > 0 ? filled.filter(test).length / filled.length : 0
}

/** 1, 2, 3 … numbers the lines. */
function isCounting(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean)
  return filled.length > 1 && filled.every((cell, at) => cell === String(at + 1))
}

/** What columns without titles hold, by what stands in them. */
export function guessColumns(rows: readonly string[][]): Columns {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = new Map<number, SheetField>()
  const has = (field: SheetField) => [...columns.values()].includes(field)
  for (let at = 0; at < width; at++) {
    const cells = rows.map((row) => row[at] ?? '')
    if (!cells.some(Boolean) || (at === 0 && width > 1 && isCounting(cells))) continue
    const isQty = share(cells, (cell) => readQuantity(cell) !== null) >= MOSTLY
    const isPrice = !isQty && share(cells, (cell) => /^[¥￥]?[\d,]*\.?\d+$/.test(cell)) >= MOSTLY
    const isNumber = share(cells, looksLikeNumber) >= MOSTLY
    if (isPrice && !isNumber) continue
    if (isQty) {
      if (!has('qty') && columns.size > 0) columns.set(at, 'qty')
    } else if (!has('itemNo') && isNumber) columns.set(at, 'itemNo')
    else if (!has('name')) columns.set(at, 'name')
    else if (!has('spec')) columns.set(at, 'spec')
  }
  return columns
}
