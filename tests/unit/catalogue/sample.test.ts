import { expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { generateProducts } from '@/catalogue/generator/products'
import type { GeneratedProduct } from '@/catalogue/generator/types'

const HEAD = `# One size of every leaf

Written by \`npx vitest run tests/unit/catalogue/sample.test.ts --update\` from the goods of a small catalogue,
and read by eye whenever they change: names, standards, sizes, prices and weights as a buyer sees them.

| 类目 | 商品 | 规格 | 单价 | 单重 |
| --- | --- | --- | --: | --: |
`

/** The leaf's middle product by price, at its middle size. */
function rowOf(leaf: string, unit: string, products: readonly GeneratedProduct[]): string {
  const sorted = products.toSorted((a, b) => a.priceMin - b.priceMin)
  const product = sorted[Math.floor(sorted.length / 2)]
  const sku = product?.skus[Math.floor(product.skus.length / 2)]
  if (!product || !sku) throw new Error(`${leaf} has no goods`)
  return `| ${leaf} | ${product.title} | ${sku.spec} | ¥${sku.price / 10_000}/${unit} | ${sku.weightG} g |`
}

it('one size of every leaf is listed in docs/catalogue-sample.md', async () => {
  const products = [...generateProducts({ skus: 12_000, seed: 1 })]
  const rows = placedLeaves().map(({ category, leaf }) =>
    rowOf(
      category.name,
      leaf.unit,
      products.filter(({ categoryId }) => categoryId === category.id),
    ),
  )
  await expect(`${HEAD}${rows.join('\n')}\n`).toMatchFileSnapshot(
    '../../../docs/catalogue-sample.md',
  )
})
