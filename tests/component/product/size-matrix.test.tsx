import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type MatrixSku, SizeMatrix } from '@/components/product/size-matrix'
import { sizeMatrix } from '@/components/product/size-matrix-cells'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { buildProduct } from '../../support/good-goods'
import { renderMall } from '../../support/render-mall'

const [built] = readProduct(buildProduct(1)).skus
if (!built) throw new Error('no SKU was built')
const sku = { ...built, obstacle: '' }

const axis = (id: number) => ({
  id,
  name: `轴${id}`,
  unit: '',
  follows: false,
  values: [0, 1, 2].map((at) => ({ id: id * 10 + at, label: `${id}-${at}` })),
})
const AXES = [axis(1), axis(2)]

/** Nine sizes; `over` changes those of one cell. */
function skusOf(over: Partial<MatrixSku>[]): MatrixSku[] {
  const others = [10, 11, 12].flatMap((a) => [20, 21, 22].map((b) => [a, b]))
  const cell = over.map((change, at) => ({
    ...sku,
    skuId: 100 + at,
    axisValues: [10, 20],
    ...change,
  }))
  return [
    ...cell,
    ...others.slice(1).map((axisValues, at) => ({ ...sku, skuId: at + 1, axisValues })),
  ]
}

function show(over: Partial<MatrixSku>[]) {
  const matrix = sizeMatrix(AXES, skusOf(over))
  if (!matrix) throw new Error('no matrix')
  const none = { currentId: 0, chosen: [null, null], onChoose: () => {}, onFilter: () => {} }
  renderMall(<SizeMatrix product={{ axes: AXES }} matrix={matrix} {...none} />)
}

describe('a cell of the size matrix', () => {
  it('says of a size that is no longer sold that it is not', () => {
    show([{ status: 3, obstacle: '已停产，不再供货' }])
    expect(screen.getByRole('button', { name: '1-0 × 2-0 已停产，不再供货' })).toHaveTextContent(
      '停售',
    )
  })

  it('shows of several sizes the cheapest that can be bought', () => {
    show([
      { price: 0, status: 4, obstacle: '需询价' },
      { price: 7000 },
      { price: 6000, status: 3, obstacle: '已停产' },
    ])
    expect(screen.getByRole('button', { name: /^1-0 × 2-0 / })).toHaveTextContent('0.70')
  })
})
