import { useState } from 'react'
import { ErrorState } from '@/components/shared/error-state'
import { KeptGrid, KeptSkeleton } from '@/components/shared/kept-grid'
import { Pagination } from '@/components/shared/pagination'
import { UndoBar } from '@/components/shared/undo-bar'
import type { Favorite, FavoriteList } from '@/contract/favorite'
import { routes } from '@/contract/routes'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { useFavoriteList } from '@/hooks/use-favorite-list'
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
    <div className={isStale ? s.stale : undefined} aria-busy={isStale}>
      <p className={s.count} role="status">
        共 {total} 种商品
      </p>
      <KeptGrid>
        {list.map((favorite) => (
          <FavoriteTile
            key={favorite.productId}
            favorite={favorite}
            isPending={pendingId === favorite.productId}
            onAdd={add}
            onRemove={() => onRemove(favorite)}
          />
        ))}
      </KeptGrid>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.userInfo({ section: 'favorites', page: at })}
      />
    </div>
  )
}

type FavoritesSectionProps = { page: number }

/** Favourites of the signed-in user; what was removed last can be taken back. */
export function FavoritesSection({ page }: FavoritesSectionProps) {
  const { favorites, error, retry, isStale, change, pendingId, failure } = useFavoriteList(page)
  const [removed, setRemoved] = useState<Favorite | null>(null)
  const hasFailed = error && !isStale

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
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
      {hasFailed ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!hasFailed && !favorites ? <KeptSkeleton count={8} /> : null}
      {!hasFailed && favorites ? (
        <Loaded
          favorites={favorites}
          isStale={isStale}
          pendingId={pendingId}
          onRemove={(favorite) => void handleRemove(favorite)}
        />
      ) : null}
    </>
  )
}
