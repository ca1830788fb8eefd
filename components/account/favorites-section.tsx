import { useState } from 'react'
import { SavedItemGrid, SavedItemSkeleton } from '@/components/product/shared/saved-item-grid'
import { Pagination } from '@/components/ui/pagination'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import { Resource, Stale } from '@/components/ui/resource'
import { UndoBar } from '@/components/ui/undo-bar'
import type { Favorite, FavoriteList } from '@/contract/account/favorite-calls'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { routes } from '@/contract/routes'
import { useFavoriteList } from '@/hooks/account/use-favorite-list'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { FavoriteTile } from './favorite-tile'
import s from './favorites.module.css'
import { NoFavorites } from './no-favorites'

type LoadedProps = {
  favorites: FavoriteList
  isStale: boolean
  pendingId: number | null
  onRemove: (favorite: Favorite) => void
}

function Loaded({ favorites, isStale, pendingId, onRemove }: LoadedProps) {
  const { add } = useAddToCart()
  const { list, page, pageSize, total } = favorites
  if (list.length === 0) return <NoFavorites isLaterPage={page > 1} />
  return (
    <Stale isStale={isStale}>
      <p className={s.count} role="status">
        共 {total} 种商品
      </p>
      <SavedItemGrid>
        {list.map((favorite) => (
          <FavoriteTile
            key={favorite.productId}
            favorite={favorite}
            isPending={pendingId === favorite.productId}
            onAdd={add}
            onRemove={() => onRemove(favorite)}
          />
        ))}
      </SavedItemGrid>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) =>
          routes.userInfoAt(userInfoAddress.write({ section: 'favorites', page: at }))
        }
      />
    </Stale>
  )
}

type FavoritesSectionProps = { page: number }

/** Favourites of the signed-in user; the last removal can be undone. */
export function FavoritesSection({ page }: FavoritesSectionProps) {
  const { favorites, change, pendingId, failure, ...requested } = useFavoriteList(page)
  const [removed, setRemoved] = useState<Favorite | null>(null)

  async function handleRemove(favorite: Favorite) {
    const isGone = await change(favorite.productId, false)
    if (isGone) setRemoved(favorite)
  }

  async function handleUndo(favorite: Favorite) {
    const isBack = await change(favorite.productId, true)
    if (isBack) setRemoved(null)
  }

  return (
    <>
      {removed ? (
        <UndoBar
          text={`已取消收藏“${removed.title}”`}
          isPending={pendingId === removed.productId}
          onUndo={() => void handleUndo(removed)}
          onForget={() => setRemoved(null)}
        />
      ) : null}
      <RefusalAlert message={failure} />
      <Resource data={favorites} {...requested} skeleton={<SavedItemSkeleton count={8} />}>
        {(loaded) => (
          <Loaded
            favorites={loaded}
            isStale={requested.isStale}
            pendingId={pendingId}
            onRemove={(favorite) => void handleRemove(favorite)}
          />
        )}
      </Resource>
    </>
  )
}
