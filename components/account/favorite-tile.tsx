import type { AddResult, Goods } from '@/components/cart/shared/add-to-cart'
import { Price } from '@/components/product/shared/price'
import { SavedItemTile } from '@/components/product/shared/saved-item-tile'
import type { Favorite } from '@/contract/account/favorite-calls'
import { chinaDate } from '@/contract/china-clock'
import { routes } from '@/contract/routes'
import s from './favorites.module.css'

type FavoriteTileProps = {
  favorite: Favorite
  isPending: boolean
  onAdd: (goods: Goods[]) => Promise<AddResult>
  onRemove: () => void
}

/** Favourite with its current price and stock. */
export function FavoriteTile({ favorite, isPending, onAdd, onRemove }: FavoriteTileProps) {
  return (
    <SavedItemTile
      saved={favorite}
      href={routes.product(favorite.productId)}
      choices={favorite.skuCount}
      price={
        <>
          <Price value={favorite.priceMin} unit={favorite.unit} size="m" />
          {favorite.skuCount > 1 ? <span className={s.from}>起</span> : null}
        </>
      }
      note={`${chinaDate(favorite.addedAt)} 收藏`}
      removal={{ text: '取消收藏', isPending, onRemove }}
      onAdd={onAdd}
    />
  )
}
