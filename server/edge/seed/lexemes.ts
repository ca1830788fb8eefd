import { brands, type GeneratedProduct, placedLeaves, shops } from '@/catalogue/port'
import { oncePer } from '@/server/kernel/text/once-per'
import { productLexemes } from '@/server/kernel/text/tokens'

const placedById = oncePer(
  (placed: ReturnType<typeof placedLeaves>) => new Map(placed.map((one) => [one.category.id, one])),
)

/** Search lexemes of a generated product. */
export function lexemesOf(product: GeneratedProduct): string[] {
  const placed = placedById(placedLeaves()).get(product.categoryId)
  const brand = brands()[product.brandId - 1]
  const shop = shops()[product.shopId - 1]
  if (!placed || !brand || !shop)
    throw new Error(`Product ${product.id} has no leaf, brand or shop`)
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
