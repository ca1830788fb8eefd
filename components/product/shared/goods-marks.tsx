import { FavoriteButton } from '@/components/account/shared/favorite-button'
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
