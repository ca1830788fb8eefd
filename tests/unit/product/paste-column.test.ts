import { describe, expect, it } from 'vitest'
import { pasteColumn } from '@/components/product/shared/paste-column'

const rowOf = (skuId: number, isOff = false) => ({
  skuId,
  title: '螺栓',
  spec: 'M8',
  unit: '个',
  price: 100,
  tiers: [],
  moq: 1,
  step: 1,
  maxQty: 100,
  isOff,
})

describe('a column pasted down a table of sizes', () => {
  it('passes over what cannot be bought, and says so', () => {
    const { lines, said } = pasteColumn([rowOf(1), rowOf(2, true), rowOf(3)], 1, '5\n6\n7\n8')
    expect(lines.map(({ row, qty }) => [row.skuId, qty])).toEqual([
      [1, 5],
      [3, 7],
    ])
    expect(said).toBe('已粘贴 2 行，1 行当前不可购买，1 行没有数量或没有对应的规格')
  })
})
