import dynamic from 'next/dynamic'
import Router from 'next/router'
import { type ReactNode, use } from 'react'
import { AfterPaint } from '@/components/ui/after-paint'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { late } from '@/components/ui/late'
import { LateErrorState } from '@/components/ui/late-error-state'
import type { ProductState } from '@/contract/product/product-address'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { routes } from '@/contract/routes'
import { RestoredPlace } from '@/hooks/browser/use-restored-place'
import { useProduct } from '@/hooks/product/use-product'
import { Gallery } from './gallery'
import { ProductSections } from './product-sections'
import { ProductSkeleton } from './product-skeleton'
import { ProductSummary } from './product-summary'
import s from './product-view.module.css'
import { ShopCard } from './shop-card'
import { hasFewChoices, isAvailable } from './sku-choice'
import { SkuTable } from './sku-table'

/** Loaded after the page, which does not wait for it. */
const RecordView = dynamic(async () => (await import('./record-view')).RecordView, {
  ssr: false,
  loading: late(),
})

// Most products are there, and in stock.
const AlternativesBlock = dynamic(
  async () => (await import('./alternatives-block')).AlternativesBlock,
  { loading: late() },
)
const ProductMissing = dynamic(async () => (await import('./product-missing')).ProductMissing, {
  loading: late(),
})

/** The SKU named by the URL when the product has it, else the first in stock, else the first on sale. */
function chosenSku(product: ProductDetail, skuId: number | null): Sku | undefined {
  const { skus } = product
  return (
    skus.find((sku) => sku.skuId === skuId) ??
    skus.find((sku) => isAvailable(product, sku)) ??
    skus.find(({ status }) => status === SALE_STATUS.onSale) ??
    skus[0]
  )
}

/** Specifications, documents and comments; as high as they were where Back restores a place among them. */
function Below({ children }: { children: ReactNode }) {
  const place = use(RestoredPlace)
  return <div className={place ? s.belowAtOnce : s.below}>{children}</div>
}

type LoadedProps = { product: ProductDetail; sku: Sku; state: ProductState }

function Loaded({ product, sku, state }: LoadedProps) {
  const change = (next: Partial<ProductState>) => {
    const { skuId = state.skuId, ...rest } = next
    const href = routes.product(product.productId, skuId, { ...state, ...rest })
    // Replaces the history entry: Back leads to the list the buyer came from.
    void Router.replace(href, undefined, { shallow: true, scroll: false })
  }
  const handleChoose = (skuId: number) => change({ skuId })
  return (
    <>
      <Breadcrumb path={product.path} last={product.title} />
      <div className={s.main}>
        <Gallery title={product.title} image={sku.image} spec={sku.spec} />
        <ProductSummary product={product} sku={sku} onChoose={handleChoose} />
      </div>
      {isAvailable(product, sku) ? null : <AlternativesBlock product={product} sku={sku} />}
      <AfterPaint>
        <RecordView skuId={sku.skuId} />
        {hasFewChoices(product) ? null : (
          <SkuTable
            product={product}
            currentId={sku.skuId}
            values={state.values}
            onChoose={handleChoose}
            onFilter={(values) => change({ values })}
          />
        )}
        <Below>
          <ProductSections product={product} sku={sku} state={state} onChange={change} />
          <ShopCard shop={product.shop} />
        </Below>
      </AfterPaint>
    </>
  )
}

type ProductViewProps = { productId: number; state: ProductState }

/** Product page; the selected SKU is part of the URL. */
export function ProductView({ productId, state }: ProductViewProps) {
  const { product, error, isNotFound, retry } = useProduct(productId)
  const sku = product ? chosenSku(product, state.skuId) : undefined
  if (isNotFound || (product && !sku)) return <ProductMissing />
  if (product && sku)
    return <Loaded key={product.productId} product={product} sku={sku} state={state} />
  if (error) {
    return (
      <>
        <Breadcrumb path={[]} last="商品" />
        <LateErrorState error={error} onRetry={retry} />
      </>
    )
  }
  return <ProductSkeleton />
}
