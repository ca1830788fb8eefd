import { describe, expect, it } from 'vitest'
import { compareGroups, isSame, onlyDifferent } from '@/components/product/compare/compare-rows'
import { saleObstacle } from '@/contract/product/sale-obstacle-rules'
import { COMPARISON } from '../../support/good-goods'

const [COLUMN] = COMPARISON.columns
if (!COLUMN) throw new Error('nothing to compare')

describe('compare rows', () => {
  const [supply, goods] = compareGroups(COMPARISON)

  it('are in two groups, each row with a text per column', () => {
    expect([supply?.title, goods?.title]).toEqual(['价格与供货', '规格参数'])
    expect(supply?.rows[0]).toMatchObject({ label: '单价', texts: ['¥0.50/个', '¥0.56/个'] })
    expect(goods?.rows.at(-1)).toMatchObject({ label: '公称长度 (mm)', texts: ['30', '40'] })
    for (const { texts } of [...(supply?.rows ?? []), ...(goods?.rows ?? [])]) {
      expect(texts).toHaveLength(2)
    }
  })

  it('are left out when no value is known', () => {
    const columns = [{ ...COLUMN, model: '', standards: [], step: 1 }]
    const labels = compareGroups({ columns, rows: [], missing: [] }).flatMap(({ rows }) =>
      rows.map(({ label }) => label),
    )
    expect(labels).not.toContain('型号')
    expect(labels).not.toContain('执行标准')
    expect(labels).not.toContain('购买倍数')
  })

  it.each([
    [['M8', 'M8', 'M8'], true],
    [['M8', 'M8', 'M10'], false],
    [['M8', ''], false],
    [['', ''], true],
    [['M8'], true],
    [[], true],
  ])('of %j are the same: %s', (texts, same) => {
    expect(isSame({ label: 'x', texts })).toBe(same)
  })

  it('onlyDifferent drops equal rows and empty groups', () => {
    const saved = onlyDifferent([
      { title: 'a', rows: [{ label: '1', texts: ['x', 'x'] }] },
      {
        title: 'b',
        rows: [
          { label: '2', texts: ['x', 'y'] },
          { label: '3', texts: ['z', 'z'] },
        ],
      },
    ])
    expect(saved).toEqual([{ title: 'b', rows: [{ label: '2', texts: ['x', 'y'] }] }])
  })

  it('of stock differ when only the delivery does', () => {
    const row = supply?.rows.find(({ isStock }) => isStock)
    expect(row && isSame(row)).toBe(false)
  })

  it.each([
    [1, true, ''],
    [1, false, '当前区域不可售'],
    [2, true, '已下架'],
    [3, true, '已停产，不再供货'],
    [4, false, '需询价，暂不能直接购买'],
  ])('of status %d, sold here %s, say %s', (status, saleable, text) => {
    expect(saleObstacle({ status, saleable })).toBe(text)
  })
})
