import { FavoriteButton } from '@/components/account/shared/favorite-button'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { useFavorites } from '@/hooks/account/use-favorites'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'
import { CompareButton } from './compare-button'
import s from './goods-marks.module.css'

type GoodsMarksProps = {
  productId: number
  skuId: number
  title: string
  isMarked: boolean
  isFavorite: boolean
  onMark: (skuId: number) => string
  onFavorite: (productId: number, isOn: boolean) => Promise<string>
}

/** 对比 and 收藏 of one product, below its other actions. */
export function GoodsMarks(props: GoodsMarksProps) {
  const { productId, skuId, title, isMarked, isFavorite, onMark, onFavorite } = props
  return (
    <div className={s.root}>
      <CompareButton title={title} skuId={skuId} isOn={isMarked} onToggle={onMark} />
      <FavoriteButton title={title} productId={productId} isOn={isFavorite} onChange={onFavorite} />
    </div>
  )
}

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
