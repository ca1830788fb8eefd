import { looksLikeNumber } from '@/contract/spreadsheet-text'
import { readQuantity } from './quantity-rules'
import { NAMING_FIELDS, type SheetField, type SheetMapping, TITLE_ROWS } from './quick-order-calls'
import { isAnyPiece, unitOf } from './unit-rules'

export type Columns = ReadonlyMap<number, SheetField>

const TITLES: Record<SheetField, string> = {
  itemNo:
    '商品编号|商品编码|产品编号|产品编码|编号|编码|货号|订货号|订货编码|sku|itemno|item|itemnumber|partno|partnumber|code',
  model: '型号|厂家型号|制造商型号|原厂型号|model|modelno|mpn',
  name: '品名规格|名称规格|商品名称|产品名称|物料名称|物料描述|品名|名称|描述|商品|产品|货物|物资|材料|name|product|productname|description',
  spec: '规格|规格参数|规格型号|型号规格|技术参数|参数|尺寸|spec|specification|size',
  brand: '品牌|厂家|厂商|生产厂家|制造商|brand|manufacturer',
  qty: '数量|采购数|需求数|申请数|请购数|订货数|数目|qty|quantity|amount',
  unit: '单位|计量单位|unit|uom',
  buyerCode:
    '物料编码|物料编码客户|物料编号|物料代码|物料号|料号|客户物料编码|客户编码|企业编码|material|materialno|materialcode|buyercode',
  note: '备注|说明|note|notes|remark|remarks|comment',
}

/** Columns every list has that say nothing of the goods. */
const OTHERS = new Set(
  '序号|行号|项次|项号|项目号|no|单价|含税单价|不含税单价|金额|总价|小计|合计|税率|交期|交货期|交货日期|需求日期|到货日期|日期|部门|使用部门|申请部门|申请人|用途|库存|图片|链接|状态|price|total|date|result|结果|原因|原始内容'.split(
    '|',
  ),
)

const FIELDS: [SheetField, ReadonlySet<string>][] = [
  ...(['itemNo', 'model', 'name', 'spec', 'brand', 'qty', 'unit', 'buyerCode', 'note'] as const),
].map((field) => [field, new Set(TITLES[field].split('|'))])

/** Titles in a company's own words, after the known ones. */
const PATTERNS: [SheetField, RegExp][] = [
  [
    'buyerCode',
    /^(erp|sap|k3|u8|u9|oa|mes|我司|我方|本司|本厂|本公司|客户|企业|公司|内部|物料|物资|材料|存货|资产)\S*(编码|编号|代码|料号|物料号|号)$/,
  ],
  ['itemNo', /^(供应商|供方|卖方|商城|平台|网站|商品|产品|货品)\S*(编码|编号|代码|料号|货号|号)$/],
  ['model', /^\S{1,4}型号$/],
  ['name', /(名称|品名)$/],
  ['spec', /规格/],
  ['brand', /品牌/],
  ['qty', /^(?!.*(库存|已|剩余|在途|上次|历史|可用|最小|起订|包装))\S*数量$/],
  ['note', /备注/],
]

/** Longer cells are goods, not titles. */
const TITLE_MAX = 16

const lettersOf = (text: string) => text.replace(/[^\p{Letter}\d]/gu, '')

function knownField(name: string): SheetField | null {
  return FIELDS.find(([, titles]) => titles.has(name))?.[0] ?? null
}

function fieldOf(title: string): SheetField | null {
  if (title.length > TITLE_MAX * 2) return null
  const folded = title.normalize('NFKC').toLowerCase()
  const bare = folded.replace(/\(.*?\)/g, '')
  // 数量(个) matches 数量, 物料编码(客户) matches itself, 物料名称/规格型号 is the name.
  const parts = bare.split(/[/\\|、,，+&]|\s+[-–]\s+/)
  const names = [folded, bare, ...(parts.length > 1 ? parts : [])].map(lettersOf).filter(Boolean)
  for (const name of names) {
    const field = knownField(name)
    if (field) return field
  }
  const name = lettersOf(bare)
  if (name === '' || name.length > TITLE_MAX || OTHERS.has(name)) return null
  return PATTERNS.find(([, pattern]) => pattern.test(name))?.[0] ?? null
}

/** Columns named in a header row; of two with the same meaning the first counts. */
function columnsIn(row: readonly string[]): Columns {
  const columns = new Map<number, SheetField>()
  for (const [at, title] of row.entries()) {
    const field = fieldOf(title)
    if (field && ![...columns.values()].includes(field)) columns.set(at, field)
  }
  return columns
}

type Titles = { at: number; columns: Columns }

/** The header row, or null when there is none. */
export function findTitles(rows: readonly string[][]): Titles | null {
  let best: Titles | null = null
  for (const [at, row] of rows.slice(0, TITLE_ROWS).entries()) {
    const columns = columnsIn(row)
    const isNaming = [...columns.values()].some((field) => NAMING_FIELDS.includes(field))
    const others = row.filter((cell) => OTHERS.has(lettersOf(cell.toLowerCase()))).length
    const known = columns.size + others
    const isWhole = known === row.filter(Boolean).length
    const isEnough = columns.size > 1 || (columns.size === 1 && isWhole)
    if (isNaming && isEnough && columns.size > (best?.columns.size ?? 0)) best = { at, columns }
  }
  return best
}

/** The columns a buyer mapped by hand; of two with the same meaning the first counts. */
export function mappedTitles({ titleRow, fields }: SheetMapping): Titles {
  const columns = new Map<number, SheetField>()
  for (const [at, field] of fields.entries()) {
    if (field && ![...columns.values()].includes(field)) columns.set(at, field)
  }
  return { at: titleRow - 1, columns }
}

/** The unit a title gives its quantities: 数量(盒); 数量(个) and 数量(pcs) mean any piece. */
export function titleUnit(title: string): string {
  const [, word = ''] =
    /\((.+?)\)|\/\s*(.+)$/.exec(title.slice(0, TITLE_MAX * 2).normalize('NFKC')) ?? []
  const { unit } = readQuantity(`1${word}`)
  return isAnyPiece(unit) ? '' : unitOf(unit)
}

const MOSTLY = 0.6

function share(cells: readonly string[], test: (cell: string) => boolean): number {
  const filled = cells.filter(Boolean)
  return filled.length > 0 ? filled.filter(test).length / filled.length : 0
}

/** Whether a column numbers the lines: 1, 2, 3 … */
function isCounting(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean)
  return filled.length > 1 && filled.every((cell, at) => cell === String(at + 1))
}

/** Guesses the columns of a list without a header row from their content. */
export function guessColumns(rows: readonly string[][]): Columns {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = new Map<number, SheetField>()
  const has = (field: SheetField) => [...columns.values()].includes(field)
  for (let at = 0; at < width; at++) {
    const cells = rows.map((row) => row[at] ?? '')
    if (!cells.some(Boolean) || (at === 0 && width > 1 && isCounting(cells))) continue
    const isQty = share(cells, (cell) => readQuantity(cell).qty !== null) >= MOSTLY
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
