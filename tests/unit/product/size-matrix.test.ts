import { describe, expect, it } from 'vitest'
import { sizeMatrix } from '@/components/product/size-matrix-cells'
import type { Axis } from '@/contract/product/product-calls'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { buildProduct } from '../../support/good-goods'

const [built] = readProduct(buildProduct(1)).skus
if (!built) throw new Error('no SKU was built')
const sku = built

const axis = (id: number, count: number, follows = false): Axis => ({
  id,
  name: `轴${id}`,
  unit: '',
  follows,
  values: Array.from({ length: count }, (_, at) => ({ id: id * 100 + at, label: `${at}` })),
})

/** Every combination of the axes' values. */
function skusOf(axes: Axis[]) {
  const choices = axes.reduce<number[][]>(
    (before, { values }) => before.flatMap((chosen) => values.map(({ id }) => [...chosen, id])),
    [[]],
  )
  return choices.map((axisValues, at) => ({ ...sku, skuId: at + 1, axisValues }))
}

describe('size matrix', () => {
  it('has the longer axis downwards and the shorter across', () => {
    const axes = [axis(1, 5), axis(2, 9)]
    const matrix = sizeMatrix(axes, skusOf(axes))
    expect(matrix).toMatchObject({ rowAxis: 1, columnAxis: 0 })
    expect(matrix?.cellOf(203, 104).map(({ axisValues }) => axisValues)).toEqual([[104, 203]])
  })

  it('leaves a combination that does not exist empty', () => {
    const axes = [axis(1, 5), axis(2, 9)]
    const some = skusOf(axes).filter(({ axisValues }) => axisValues[0] !== 104)
    const matrix = sizeMatrix(axes, [...some, { ...sku, axisValues: [104, 200] }])
    expect(matrix?.cellOf(203, 104)).toEqual([])
    expect(matrix?.columns).toHaveLength(5)
  })

  it('has all SKUs of a cell that a third axis tells apart', () => {
    const axes = [axis(1, 5), axis(2, 9), axis(3, 2)]
    expect(sizeMatrix(axes, skusOf(axes))?.cellOf(200, 100)).toHaveLength(2)
  })

  it.each<[string, Axis[]]>([
    ['one axis', [axis(1, 30)]],
    ['an axis that follows another', [axis(1, 30), axis(2, 9, true)]],
    ['an axis of two values', [axis(1, 30), axis(2, 2)]],
    ['too many columns', [axis(1, 20), axis(2, 20)]],
    ['too many rows', [axis(1, 5), axis(2, 60)]],
  ])('is none of %s', (_, axes) => {
    expect(sizeMatrix(axes, skusOf(axes))).toBeNull()
  })
})
