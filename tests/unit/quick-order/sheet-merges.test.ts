import { describe, expect, it } from 'vitest'
import { fillMerged } from '@/server/modules/quick-order/sheet-merges.mjs'

const WORKBOOK = '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'
const RELATIONS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'

/** Two rows of one column, the second empty, in a sheet with this in its XML. */
function filled(sheet: string, text = '平垫圈 M8') {
  const rows: (string | null)[][] = [[text], [null]]
  const parts = new Map([
    ['xl/workbook.xml', WORKBOOK],
    ['xl/_rels/workbook.xml.rels', RELATIONS],
    ['xl/worksheets/sheet1.xml', `<worksheet>${sheet}</worksheet>`],
  ])
  fillMerged(rows, parts, 0)
  return rows[1]?.[0]
}

const MERGED = '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>'

describe('merged cells of a sheet', () => {
  it('have their text in each row', () => {
    expect(filled(MERGED)).toBe('平垫圈 M8')
    expect(filled('<x:mergeCells><x:mergeCell ref="A1:A2"/></x:mergeCells>')).toBe('平垫圈 M8')
  })

  it.each([
    ['its dimension', '<dimension ref="A1:A2"/>'],
    ['its filter', '<autoFilter ref="A1:A2"/>'],
    ['a formula filled down', '<c r="A1" t="str"><f t="shared" ref="A1:A2" si="0">B1</f></c>'],
  ])('are not %s', (_what, sheet) => {
    expect(filled(sheet)).toBeNull()
  })

  it.each(['100', '100套', '1,000 个', '1.5kg'])('with the quantity %s have it once', (text) => {
    expect(filled(MERGED, text)).toBeNull()
  })
})
