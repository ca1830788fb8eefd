import type { AddResult, Goods } from '@/components/shared/add-to-cart'
import { KeptTile } from '@/components/shared/kept-tile'
import { Price } from '@/components/shared/price'
import type { Favorite } from '@/contract/favorite'
import { routes } from '@/contract/routes'
import { dayText } from './day-text'
import s from './favorites.module.css'

type FavoriteTileProps = {
  favorite: Favorite
  isPending: boolean
  onAdd: (goods: Goods[]) => Promise<AddResult>
  onRemove: () => void
}

/** A favourite with its price and stock of now. */
export function FavoriteTile({ favorite, isPending, onAdd, onRemove }: FavoriteTileProps) {
  return (
    <KeptTile
      kept={favorite}
      href={routes.product(favorite.productId)}
      choices={favorite.skuCount}
      price={
        <>
          <Price value={favorite.priceMin} unit={favorite.unit} size="m" />
          {favorite.skuCount > 1 ? <span className={s.from}>起</span> : null}
        </>
      }
      note={`${dayText(favorite.addedAt)} 收藏`}
      removal={{ text: '取消收藏', isPending, onRemove }}
      onAdd={onAdd}
    />
  )
}
