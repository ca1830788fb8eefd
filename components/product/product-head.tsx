import { breadcrumbData, stepsOf } from '@/components/ui/breadcrumb'
import { PageHead } from '@/components/ui/page-head'
import type { ProductDetail } from '@/contract/product/product-calls'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { routes } from '@/contract/routes'
import { useProduct } from '@/hooks/product/use-product'

type ProductHeadProps = { productId: number }

/** Price in yuan for schema.org, from a 1/10000 yuan price. */
function yuan(price: number): string {
  const digits = String(price).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** The product as a schema.org Product. */
function structured({ title, subtitle, brand, skus, productId, comments }: ProductDetail) {
  const onSale = skus.filter((sku) => sku.status === SALE_STATUS.onSale)
  const prices = onSale.map((sku) => sku.price)
  const isInStock = onSale.some((sku) => sku.stockState !== 'out')
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: subtitle,
    sku: onSale[0]?.itemNo,
    image: skus[0]?.image,
    brand: { '@type': 'Brand', name: brand.name },
    url: routes.product(productId),
    ...(comments.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: comments.score / 10,
        reviewCount: comments.count,
      },
    }),
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CNY',
        lowPrice: yuan(Math.min(...prices)),
        highPrice: yuan(Math.max(...prices)),
        offerCount: prices.length,
        availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      },
    }),
  }
}

/** Title and structured data of a product page. */
export function ProductHead({ productId }: ProductHeadProps) {
  const { product, isNotFound } = useProduct(productId)
  if (!product) return <PageHead title={isNotFound ? '商品不存在' : '商品详情'} />
  return (
    <PageHead
      title={product.title}
      description={`${product.title}，${product.subtitle}`}
      canonical={routes.product(productId)}
      kind="product"
      image={product.skus[0]?.image}
      data={
        typeof window === 'undefined'
          ? [structured(product), breadcrumbData(stepsOf(product.path))]
          : null
      }
    />
  )
}
