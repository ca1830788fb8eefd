import { brands } from './data/brands'
import { placedLeaves } from './data/leaves'
import { shops } from './data/shops'
import type { GeneratedProduct } from './generator/types'
import { productLexemes } from './search/tokens'

const placedById = new Map(placedLeaves.map((placed) => [placed.category.id, placed]))

/** What the product is found by. */
export function lexemesOf(product: GeneratedProduct): string[] {
  const placed = placedById.get(product.categoryId)
  const brand = brands[product.brandId - 1]
  const shop = shops[product.shopId - 1]
  if (!placed || !brand || !shop) throw new Error(`Product ${product.id} hangs in the air`)
  const { category, leaf } = placed
  return productLexemes({
    title: product.title,
    subtitle: product.subtitle,
    names: [leaf.name, ...leaf.synonyms, category.l2.name, category.l1.name],
    brand: [brand.name, brand.latin],
    shop: shop.name,
    standards: product.standards,
    values: product.labels,
    specs: product.skus.map(({ spec }) => spec),
    models: product.skus.map(({ model }) => model),
  })
}
