import { describe, expect, it } from 'vitest'
import { readPasted, readRows } from '@/contract/quick-order/pasted-list-rules'

const fieldsOf = (titles: string[]) =>
  readRows([titles, titles.map((_title, at) => `格${at}`)]).columns.map(({ field }) => field)
const REVIEWED = ['备注', '数量(pcs)', '序号', '物料名称/规格型号', '供应商料号', 'ERP物料编码']

describe('column titles', () => {
  it.each([
    [REVIEWED, ['note', 'qty', 'name', 'itemNo', 'buyerCode']],
    [
      ['项次', '存货编码', '存货名称', '规格/型号', '申请数量', '计量单位'],
      ['buyerCode', 'name', 'spec', 'qty', 'unit'],
    ],
    [
      ['SAP物料号', '物资名称', '技术参数', '品牌/厂家', '本次采购数量(件)'],
      ['buyerCode', 'name', 'spec', 'brand', 'qty'],
    ],
    [
      ['商城商品编号', '需求数'],
      ['itemNo', 'qty'],
    ],
    [
      ['供方货号', '厂商型号', '订购数量', '备注说明'],
      ['itemNo', 'model', 'qty', 'note'],
    ],
    [
      ['No.', 'Item No.', 'Description', 'Q’ty', 'Unit', 'Remark'],
      ['itemNo', 'name', 'qty', 'unit', 'note'],
    ],
    [['序号', '名称'], ['name']],
  ])('%j are %j', (titles, fields) => {
    expect(fieldsOf(titles)).toEqual(fields)
  })

  it('never take the stock for the quantity', () => {
    const { lines } = readRows([
      ['名称', '库存数量', '采购数量'],
      ['外六角螺栓', '7', '20'],
    ])
    expect(lines).toMatchObject([{ text: '外六角螺栓', qty: 20 }])
  })
})

describe('the sheet of the review', () => {
  const rows = [
    ['东方电机2026年11月采购申请表', '', '', '', '', ''],
    ['申请部门：设备部', '', '', '日期：2026-11-20', '', ''],
    REVIEWED,
    ['急用', '200', '1', '外六角螺栓 M8*30 8.8', 'CJ1234567', 'ERP-001'],
    ['', '', '', '', '', ''],
    ['', '2盒', '2', 'KN95口罩', '', 'ERP-002'],
    ['', '', '', '一、轴承类', '', ''],
    ['', '12.5', '3', '深沟球轴承 6204', '', 'ERP-003'],
    ['', '202', '合计', '', '', ''],
    ['', '202', '', '合计', '', ''],
    ['', '', '', '制表：张三  审核：李四', '', ''],
  ]

  it('is its goods and nothing else', () => {
    const { lines, ignored, blankRows } = readRows(rows)
    expect(
      lines.map(({ row, text, itemNo, qty, unit, buyerCode, qtyProblem }) => [
        row,
        text,
        itemNo,
        qty,
        unit,
        buyerCode,
        qtyProblem,
      ]),
    ).toEqual([
      [4, '外六角螺栓 M8*30 8.8', 'CJ1234567', 200, '', 'ERP-001', ''],
      [6, 'KN95口罩', '', 2, '盒', 'ERP-002', ''],
      [8, '深沟球轴承 6204', '', null, '', 'ERP-003', '数量“12.5”无法识别，应为整数'],
    ])
    expect(ignored.map(({ row }) => row)).toEqual(
      [1, 2, 3, 7, 9, 10, 11].filter((row) => row !== 3),
    )
    expect(blankRows).toBe(1)
  })
})

describe('rows that are no goods', () => {
  it.each([
    '采购清单 2026年11月',
    '2026年11月采购清单',
    '采购清单',
    '请购单（设备部）',
    '备件采购计划：',
    '合计 12 项',
    '合计：1,200.00 元',
    '小计',
    '制表：张三',
    '联系人：李四 13800000000',
    '一、紧固件类',
    '2026年11月',
  ])('in a pasted list: %s', (heading) => {
    const { lines, ignored } = readPasted(`${heading}\n外六角螺栓 M8*30 20个`)
    expect(lines.map(({ text }) => text)).toEqual(['外六角螺栓 M8*30'])
    expect(ignored).toMatchObject([{ row: 1 }])
  })

  it.each(['清单打印纸 5包', '总计数器 1个', '计划表贴 10张', '一字螺丝刀 6把', '报价单 20本'])(
    'are not told from goods by a word alone: %s',
    (goods) => {
      expect(readPasted(goods).lines).toHaveLength(1)
    },
  )
})

describe('sums of a table', () => {
  it('are told by any cell, but not by a brand', () => {
    const { lines, ignored } = readRows([
      ['备注', '数量', '名称', '品牌'],
      ['', '2', '抗磨液压油 46#', 'TOTAL'],
      ['以上', '2', '合计', ''],
      ['Total', '2', '', ''],
    ])
    expect(lines.map(({ row }) => row)).toEqual([2])
    expect(ignored.map(({ row }) => row)).toEqual([3, 4])
  })
})

describe('units of a table', () => {
  it.each([
    ['of the cell', '数量', '2盒', '个', 2, '盒'],
    ['of the unit column', '数量', '2', '盒', 2, '盒'],
    ['of the unit column, in another spelling', '数量', '1.5', 'KG', 1.5, '公斤'],
    ['of the title', '数量（盒）', '2', '', 2, '盒'],
    ['which the title leaves open', '数量(pcs)', '2', '', 2, ''],
    ['unknown to the mall', '数量', '2', '托盘', 2, '托盘'],
  ])('are those %s', (_what, title, written, column, qty, unit) => {
    const { lines } = readRows([
      ['名称', title, '单位'],
      ['外六角螺栓', written, column],
    ])
    expect(lines).toMatchObject([{ qty, unit, qtyProblem: '' }])
  })
})

describe('columns mapped by hand', () => {
  const rows = [
    ['东西', '要几', '哪里用'],
    ['外六角螺栓 M8*30', '20', '车间'],
    ['六角螺母 M8', '30', '仓库'],
  ]

  it('replace a guess; titles are no goods', () => {
    expect(readRows(rows).table).toMatchObject({ isSure: false, firstRow: 1, rows })
    const { lines, ignored } = readRows(rows, { titleRow: 1, fields: ['name', 'qty', 'note'] })
    expect(lines.map(({ text, qty, note }) => [text, qty, note])).toEqual([
      ['外六角螺栓 M8*30', 20, '车间'],
      ['六角螺母 M8', 30, '仓库'],
    ])
    expect(ignored).toEqual([])
  })

  it('replace known titles, and may leave columns out', () => {
    const text = '名称\t数量\t备注\n螺栓\t20\t急用'
    const { lines, table } = readPasted(text, { titleRow: 1, fields: ['name', null, 'qty'] })
    expect(lines).toMatchObject([{ text: '螺栓', qty: null, note: '' }])
    expect(table?.mapping.fields).toEqual(['name', null, 'qty'])
  })

  it('read every row without a title row', () => {
    const { lines } = readRows(rows, { titleRow: 0, fields: ['name', null, null] })
    expect(lines).toHaveLength(3)
  })

  it('are previewed from the title row on, below long headings', () => {
    const headings = Array.from({ length: 15 }, (_, at) => [`说明 ${at}`, '', ''])
    const { table } = readRows([...headings, ['名称', '数量', '备注'], ['螺栓', '1', '']])
    expect([table?.firstRow, table?.mapping.titleRow, table?.rows.length]).toEqual([15, 16, 3])
  })

  it('do not concern plain lines', () => {
    expect(readPasted('CJ1234567 20\nCJ1234568 30').table).toBeNull()
  })
})
