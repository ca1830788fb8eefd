import { describe, expect, it } from 'vitest'
import { columnWidths } from '@/components/search/spec-table-widths'
import type { TableRow } from '@/contract/search/search-calls'
import { SKU_TABLE } from '../../support/good-goods'

type Asked = { rows?: Partial<TableRow>[]; hasTitle?: boolean; decimals?: number }

/** Least widths of the columns of a table with such rows, em. */
function widthsOf({ rows = [{}], hasTitle = false, decimals = 2 }: Asked): number[] {
  const list = rows.flatMap((row) => SKU_TABLE.list.map((good) => ({ ...good, ...row })))
  const style = columnWidths({ ...SKU_TABLE, list }, hasTitle, decimals)
  return [...String(style['--columns']).matchAll(/([\d.]+)em/g)].map(([, width]) => Number(width))
}

const [ITEM, DIAMETER, FINISH, PRICE, SUPPLY] = [0, 1, 2, 3, 4]
const at = (widths: number[], column = 0) => widths[column] ?? 0

describe('widths of a spec table', () => {
  const plain = widthsOf({})

  it('are one for each column, and together the least width of the table', () => {
    expect(plain).toHaveLength(SKU_TABLE.columns.length + 4)
    const style = columnWidths(SKU_TABLE, false, 2)
    const sum = plain.reduce((all, width) => all + width, 0)
    expect(Number.parseFloat(String(style['--width']))).toBeCloseTo(sum, 0)
  })

  it.each<[string, Asked, number | undefined]>([
    ['a long cell', { rows: [{}, { cells: ['M8', '热浸镀锌后磷化发黑处理'] }] }, FINISH],
    ['a price of many digits', { rows: [{ price: 123_456_789_00 }] }, PRICE],
    ['little in stock', { rows: [{ stockState: 'low', stock: 300_000, unit: '个' }] }, SUPPLY],
    ['why it is not sold', { rows: [{ withdrawn: '内蒙古自治区呼伦贝尔市不可售' }] }, SUPPLY],
    ['titles', { hasTitle: true, rows: [{ title: '岑钧 外六角螺栓 GB/T 5783 10.9级' }] }, ITEM],
  ])('grow with %s, the other columns do not', (_name, asked, column) => {
    const grown = widthsOf(asked)
    for (const [index, width] of plain.entries()) {
      if (index === column) expect(at(grown, index)).toBeGreaterThan(width)
      else expect(at(grown, index)).toBe(width)
    }
  })

  it('hold the head where the cells are short', () => {
    const short = widthsOf({ rows: [{ cells: ['8', '30'] }] })
    const shorter = widthsOf({ rows: [{ cells: ['', ''] }] })
    expect(at(short, DIAMETER)).toBe(at(shorter, DIAMETER))
    expect(at(short, DIAMETER)).toBeGreaterThan('公称直径mm'.length)
  })

  it('end where a title is cut off', () => {
    const withTitle = (length: number) =>
      widthsOf({ hasTitle: true, rows: [{ title: '螺'.repeat(length) }] })
    expect(at(withTitle(60), ITEM)).toBe(at(withTitle(600), ITEM))
  })
})
