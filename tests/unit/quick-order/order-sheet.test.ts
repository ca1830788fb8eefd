import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPasted, readRows } from '@/contract/quick-order/pasted-list-rules'
import { safeText, unsafeText } from '@/contract/spreadsheet-text'
import { RUNS } from '../../support/runs'

describe('readRows of several printed pages', () => {
  it('ignores repeated title rows', () => {
    const titles = ['编号', '数量']
    const { lines, ignored } = readRows([titles, ['CJ1234567', '2'], titles, ['CJ1234568', '3']])
    expect(lines.map(({ itemNo }) => itemNo)).toEqual(['CJ1234567', 'CJ1234568'])
    expect(ignored).toEqual([{ row: 3, text: '编号 数量' }])
  })
})

const lineOf = (rows: string[][]) => readRows(rows).lines[0]

describe('readRows', () => {
  it('maps columns by their titles in any order, below a heading', () => {
    const { lines, columns, ignored, blankRows } = readRows([
      ['采购清单'],
      ['备注', '数量(个)', '物料编码(客户)', '品名', '型号', '商品编号', '单价'],
      ['急用', '1e3', 'M-01', '外六角螺栓', 'CJ-M8', 'CJ1234567', '0.5'],
      [],
      ['合计', '1000'],
    ])
    expect(columns.map(({ field }) => field)).toEqual([
      'note',
      'qty',
      'buyerCode',
      'name',
      'model',
      'itemNo',
    ])
    expect(lines).toEqual([
      {
        row: 3,
        itemNo: 'CJ1234567',
        qty: 1000,
        buyerCode: 'M-01',
        note: '急用',
        text: '外六角螺栓 CJ-M8',
        problem: '',
        unit: '',
        qtyProblem: '',
        tail: null,
        source: '急用 1e3 M-01 外六角螺栓 CJ-M8 CJ1234567 0.5',
      },
    ])
    expect(blankRows).toBe(1)
    expect(ignored.map(({ row }) => row)).toEqual([1, 5])
  })

  it.each([
    ['品名\t规格\t数量', '平垫圈\tM8\t100'],
    ['序号\t名称\t规格\t数量', '1\t平垫圈\tM8\t100'],
  ])('reads lines typed below a table of %j', (titles, goods) => {
    const { lines } = readPasted(`${titles}\n${goods}\nQH9210661 5\n螺栓 M8 20个`)
    expect(lines.map(({ text, qty, tail }) => [text, qty ?? tail?.qty])).toEqual([
      ['平垫圈 M8', 100],
      ['QH9210661', 5],
      ['螺栓 M8', 20],
    ])
  })

  it('maps English titles', () => {
    expect(
      lineOf([
        ['Qty', 'Part No.', 'Description'],
        ['5', 'ab-12345', 'bolt'],
      ]),
    ).toMatchObject({ itemNo: 'ab-12345', qty: 5, text: 'bolt' })
  })

  it('guesses columns without titles by their content', () => {
    const { lines } = readRows([
      ['1', 'CJ1234567', '外六角螺栓', '100', '0.5'],
      ['2', 'CJ1234568', '六角螺母', '200', '0.3'],
    ])
    expect(lines.map(({ itemNo, text, qty }) => [itemNo, text, qty])).toEqual([
      ['CJ1234567', '外六角螺栓', 100],
      ['CJ1234568', '六角螺母', 200],
    ])
  })

  it('keeps a line whose quantity cannot be read and reports it', () => {
    const line = lineOf([
      ['编号', '数量'],
      ['CJ1234567', '若干'],
    ])
    expect(line).toMatchObject({ qty: null, qtyProblem: '数量“若干”无法识别' })
  })

  it('reports a text it had to cut', () => {
    const line = lineOf([
      ['品名', '数量'],
      ['长'.repeat(150), '1'],
    ])
    expect(line?.text).toHaveLength(100)
    expect(line?.problem).toContain('只取前 100 字')
  })

  it('accounts for every row of any table', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('', '编号', '数量', 'CJ1234567', '20', '=1+1', '品名'),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 }), (rows) => {
        const { lines, blankRows, ignored, columns } = readRows(rows)
        const titles = rows.length - lines.length - blankRows - ignored.length
        expect(titles === 0 || (titles === 1 && columns.length > 0)).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('readPasted', () => {
  it.each([
    ['平垫圈\nM8', '平垫圈 M8'],
    ['1/2"\n弯头', '1/2" 弯头'],
  ])('reads the cell %j, copied in quotes, as one line', (cell, text) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`
    const { lines } = readPasted(`名称\t数量\n${quoted}\t100\n弹簧垫圈\t20`)
    expect(lines.map((line) => [line.text, line.qty])).toEqual([
      [text, 100],
      ['弹簧垫圈', 20],
    ])
  })

  it('leaves quotes that enclose no cell', () => {
    const { lines } = readPasted('名称\t数量\n"半个\t1\n1/2"弯头\t2')
    expect(lines.map((line) => line.text)).toEqual(['"半个', '1/2"弯头'])
  })

  it.each([
    ['of a spreadsheet', '商品编号\t数量\nCJ1234567\t20\nCJ1234568\t30\n'],
    ['without titles', 'CJ1234567\t20\r\nCJ1234568\t30'],
    ['with commas', '商品编号,数量\nCJ1234567,20\nCJ1234568,30'],
    ['with Chinese commas', 'CJ1234567，20\nCJ1234568，30'],
    ['of a chat', '1、CJ1234567 20个\n2、CJ1234568 x30\n\n'],
    ['of a chat with bullets', '• CJ1234567 20个\n- CJ1234568 x30'],
    ['with spaces nobody sees', '\u200bCJ1234567 20个\nCJ1234\u200b568\u2060 x30'],
    ['of both', 'CJ1234567 x20\nCJ1234568\t30'],
  ])('reads lines %s', (_what, text) => {
    const lines = readPasted(text).lines.map(({ itemNo, text, qty }) => [itemNo || text, qty])
    expect(lines).toEqual([
      ['CJ1234567', 20],
      ['CJ1234568', 30],
    ])
  })
})

describe('safeText', () => {
  it('never yields a formula, and unsafeText restores the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom('=1', '+1', '-1', '@a', '\t=', '\r1', '＝1', '＋1', '－1', '＠a'),
        ),
        (text) => {
          expect(safeText(text)).not.toMatch(/^[=+\-@＝＋－＠\t\r]/)
        },
      ),
      { numRuns: RUNS },
    )
    for (const text of ['=1+1', '-5', '正常', "it's"]) expect(unsafeText(safeText(text))).toBe(text)
  })
})
