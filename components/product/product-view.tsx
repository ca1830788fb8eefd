import Router from 'next/router'
import { Breadcrumb } from '@/components/shared/breadcrumb'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { ButtonLink } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { ProductDetail, Sku } from '@/contract/product'
import { routes } from '@/contract/routes'
import { useProduct } from '@/hooks/use-product'
import { Gallery } from './gallery'
import { ProductSections } from './product-sections'
import { ProductSkeleton } from './product-skeleton'
import { ProductSummary } from './product-summary'
import s from './product-view.module.css'
import { ShopCard } from './shop-card'
import { hasFewChoices } from './sku-choice'
import { SkuTable } from './sku-table'

/** The SKU of the address when the product has it, else the first on sale. */
function chosenSku(product: ProductDetail, skuId: number | null): Sku | undefined {
  const { skus } = product
  return (
    skus.find((sku) => sku.skuId === skuId) ?? skus.find(({ status }) => status === 1) ?? skus[0]
  )
}

function choose(productId: number, skuId: number) {
  const href = routes.product(productId, skuId)
  void Router.replace(href, undefined, { shallow: true, scroll: false })
}

type LoadedProps = { product: ProductDetail; sku: Sku }

function Loaded({ product, sku }: LoadedProps) {
  const handleChoose = (skuId: number) => choose(product.productId, skuId)
  return (
    <>
      <Breadcrumb path={product.path} last={product.title} />
      <div className={s.main}>
        <Gallery title={product.title} image={sku.image} spec={sku.spec} />
        <ProductSummary product={product} sku={sku} onChoose={handleChoose} />
      </div>
      {hasFewChoices(product) ? null : (
        <SkuTable product={product} currentId={sku.skuId} onChoose={handleChoose} />
      )}
      <div className={s.below}>
        <ProductSections product={product} sku={sku} />
        <ShopCard shop={product.shop} />
      </div>
    </>
  )
}

type ProductViewProps = { productId: number; skuId: number | null }

/** One product; the chosen SKU is part of the address. */
export function ProductView({ productId, skuId }: ProductViewProps) {
  const { product, error, isMissing, retry } = useProduct(productId)
  const sku = product ? chosenSku(product, skuId) : undefined
  if (isMissing || (product && !sku)) {
    return (
      <>
        <Breadcrumb path={[]} last="商品不存在" />
        <h1>
          <VisuallyHidden>商品不存在</VisuallyHidden>
        </h1>
        <EmptyState title="商品不存在或已下架" text="它可能已停止销售，或者地址有误。">
          <ButtonLink look="primary" href={routes.search({})}>
            浏览全部商品
          </ButtonLink>
          <ButtonLink href={routes.home()}>返回首页</ButtonLink>
        </EmptyState>
      </>
    )
  }
  if (product && sku) return <Loaded product={product} sku={sku} />
  if (error) {
    return (
      <>
        <Breadcrumb path={[]} last="商品" />
        <ErrorState message={error.message} onRetry={retry} />
      </>
    )
  }
  return <ProductSkeleton />
}
