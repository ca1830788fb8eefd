import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { useFavorites } from '@/hooks/account/use-favorites'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'
import { GoodsMarks } from './shared/goods-marks'

type ProductMarksProps = { product: ProductDetail; sku: Sku }

/** 对比 of the chosen SKU, and 收藏 of its product. */
export function ProductMarks({ product: { productId, title }, sku }: ProductMarksProps) {
  const { skuIds, toggle } = useCompareMarks()
  const { favoriteIds, change } = useFavorites([productId])
  return (
    <GoodsMarks
      productId={productId}
      skuId={sku.skuId}
      title={`${title} ${sku.spec}`}
      isMarked={skuIds.includes(sku.skuId)}
      isFavorite={favoriteIds.includes(productId)}
      onMark={toggle}
      onFavorite={change}
    />
  )
}
