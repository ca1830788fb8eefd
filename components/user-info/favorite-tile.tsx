import type { AddResult, Goods } from '@/components/shared/add-to-cart'
import { AddToCart } from '@/components/shared/add-to-cart'
import { Price } from '@/components/shared/price'
import { ProductImage } from '@/components/shared/product-image'
import { StockText } from '@/components/shared/stock-text'
import { Button, ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { Favorite } from '@/contract/favorite'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/use-preload'
import { dayText } from './day-text'
import s from './favorites.module.css'

const WHY_NOT: Record<Exclude<Favorite['state'], 'ok'>, string> = {
  areaOff: '当前区域不可售',
  off: '已下架',
}

type FavoriteTileProps = {
  favorite: Favorite
  isPending: boolean
  onAdd: (goods: Goods[]) => Promise<AddResult>
  onRemove: () => void
}

type WayProps = Pick<FavoriteTileProps, 'favorite' | 'onAdd'>

/** Into the cart; one with several specs is chosen on its page, and so is a way around 不可售. */
function Way({ favorite, onAdd }: WayProps) {
  const { productId, sku, skuCount, state, title } = favorite
  if (state === 'ok' && skuCount <= 1) return <AddToCart sku={sku} title={title} onAdd={onAdd} />
  return (
    <ButtonLink
      size="s"
      look={state === 'ok' ? 'outline' : 'plain'}
      href={routes.product(productId)}
    >
      {state === 'ok' ? `选择规格（${skuCount}）` : '查看商品'}
    </ButtonLink>
  )
}

/** A favourite with its price and stock of now. */
export function FavoriteTile({ favorite, isPending, onAdd, onRemove }: FavoriteTileProps) {
  const { productId, title, state } = favorite
  const preload = usePreload()
  return (
    <li className={s.tile}>
      <MallLink href={routes.product(productId)} onWarm={preload.product(productId)}>
        <span className={s.picture}>
          <ProductImage src={favorite.image} alt="" width={160} />
        </span>
        <span className={s.name}>{title}</span>
      </MallLink>
      <p>
        <Price value={favorite.priceMin} unit={favorite.unit} size="m" />
        {favorite.skuCount > 1 ? <span className={s.from}>起</span> : null}
      </p>
      <p className={s.facts}>
        {state === 'ok' ? (
          <StockText state={favorite.stockState} leadDays={favorite.leadDays} />
        ) : (
          <span className={s.off}>{WHY_NOT[state]}</span>
        )}
      </p>
      <p className={s.facts}>{dayText(favorite.addedAt)} 收藏</p>
      <div className={s.ways}>
        <Way favorite={favorite} onAdd={onAdd} />
        <Button
          look="text"
          size="s"
          isPending={isPending}
          onClick={onRemove}
          aria-label={`取消收藏：${title}`}
        >
          取消收藏
        </Button>
      </div>
    </li>
  )
}
