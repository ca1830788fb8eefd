import { QTY_MAX } from '@/contract/constants'
import { parsePrice } from '@/contract/money'
import { OperatorError } from '@/server/kernel/operator-error'

/** One row of a catalogue sheet; empty fields stay unchanged. */
export type CatalogueRow = {
  /** Row number in the spreadsheet. */
  row: number
  itemNo: string
  name: string
  spec: string
  category: string
  brand: string
  shop: string
  unit: string
  price: number | null
  stock: number | null
  moq: number | null
  step: number | null
  status: number | null
}

const TITLES: Record<string, keyof CatalogueRow> = {
  商品编号: 'itemNo',
  名称: 'name',
  规格: 'spec',
  类目: 'category',
  品牌: 'brand',
  店铺: 'shop',
  单位: 'unit',
  价格: 'price',
  库存: 'stock',
  起订量: 'moq',
  倍数: 'step',
  状态: 'status',
}
/** Statuses of SKUs as sheets and tables say them. */
export const SKU_STATES: Readonly<Record<string, number>> = { 在售: 1, 下架: 2, 停产: 3, 询价: 4 }
export const ITEM_NO = /^[A-Z0-9]{6,12}$/

const fail = (row: number, what: string) => new OperatorError(`row ${row}: ${what}`)

function countIn(text: string, { row, what, min }: { row: number; what: string; min: number }) {
  if (text === '') return null
  const count = Number(text)
  if (Number.isInteger(count) && count >= min && count <= QTY_MAX) return count
  throw fail(row, `${what} must be a whole number from ${min} to ${QTY_MAX}`)
}

function priceIn(text: string, row: number): number | null {
  if (text === '') return null
  const price = parsePrice(text)
  if (price === null || price === 0) throw fail(row, '价格 must be yuan with at most four decimals')
  return price
}

function statusIn(text: string, row: number): number | null {
  if (text === '') return null
  const status = SKU_STATES[text]
  if (status) return status
  throw fail(row, `状态 must be one of ${Object.keys(SKU_STATES).join(' ')}`)
}

/** What is wrong with a row that was read. */
export const rowError = ({ row }: CatalogueRow, what: string) => fail(row, what)

/** Parses a catalogue sheet; throws OperatorError naming the first wrong row. */
export function readCatalogue(rows: readonly (readonly string[])[]): CatalogueRow[] {
  const at = rows.findIndex((cells) => cells.some((cell) => cell.trim() === '商品编号'))
  const titles = rows[at]
  if (!titles) throw new OperatorError(`no row of titles: ${Object.keys(TITLES).join(' ')}`)
  const columns = titles.map((title) => TITLES[title.trim()])
  const seen = new Set<string>()
  return rows.slice(at + 1).flatMap((cells, place) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const row = at + place + 2
    const text = (field: keyof CatalogueRow) => (cells[columns.indexOf(field)] ?? '').trim()
    const itemNo = text('itemNo').toUpperCase()
    if (!ITEM_NO.test(itemNo)) throw fail(row, '商品编号 must be 6 to 12 letters and digits')
    if (seen.has(itemNo)) throw fail(row, `${itemNo} stands in the sheet twice`)
    seen.add(itemNo)
    return {
      row,
      itemNo,
      name: text('name'),
      spec: text('spec'),
      category: text('category'),
      brand: text('brand'),
      shop: text('shop'),
      unit: text('unit'),
      price: priceIn(text('price'), row),
      stock: countIn(text('stock'), { row, what: '库存', min: 0 }),
      moq: countIn(text('moq'), { row, what: '起订量', min: 1 }),
      step: countIn(text('step'), { row, what: '倍数', min: 1 }),
      status: statusIn(text('status'), row),
    }
  })
}
