import { GoodsMarks } from '@/components/shared/goods-marks'
import type { ProductDetail } from '@/contract/product-detail'
import type { Sku } from '@/contract/sku-columns'
import { useCompareMarks } from '@/hooks/use-compare-marks'
import { useFavorites } from '@/hooks/use-favorites'
import s from './product-marks.module.css'

type ProductMarksProps = { product: ProductDetail; sku: Sku }

/** 对比 of the chosen SKU, and 收藏 of its product. */
export function ProductMarks({ product: { productId, title }, sku }: ProductMarksProps) {
  const { skuIds, toggle } = useCompareMarks()
  const { favoriteIds, change } = useFavorites([productId])
  return (
    <div className={s.root}>
      <GoodsMarks
        productId={productId}
        skuId={sku.skuId}
        title={`${title} ${sku.spec}`}
        isMarked={skuIds.includes(sku.skuId)}
        isFavorite={favoriteIds.includes(productId)}
        onMark={toggle}
        onFavorite={change}
      />
    </div>
  )
}
