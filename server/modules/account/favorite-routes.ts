import {
  deleteFavorite,
  getFavoriteList,
  getFavoriteState,
  saveFavorite,
} from '@/contract/account/favorite-calls'
import { FAVORITES_MAX } from '@/contract/account/kept-limits-rules'
import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createFavorites, type Favorites } from './favorite-repository'
import { favoriteView } from './favorite-view'

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** Saves products, all or none; returns how many were saved. */
function createSave({ db, now }: Deps, favorites: Favorites) {
  return (userId: string, requested: number[]) =>
    db.transaction(async (tx) => {
      const productIds = [...new Set(requested)]
      await lockUser(userId, tx)
      if ((await favorites.known(productIds, tx)).length < productIds.length) {
        throw new HttpError('NOT_FOUND', '商品不存在或已下架')
      }
      await favorites.put(userId, productIds, { at: new Date(now()), tx })
      const count = await favorites.count(userId, tx)
      if (count > FAVORITES_MAX) {
        throw new HttpError('UNPROCESSABLE', `最多收藏 ${FAVORITES_MAX} 种商品，请先清理我的收藏`)
      }
      return { count }
    })
}

/** Favourites of the signed-in user. */
export function favoriteRoutes(calls: Calls, deps: Deps) {
  const favorites = createFavorites(deps.db)
  const save = createSave(deps, favorites)
  calls
    .on(getFavoriteList, async ({ caller: { userId }, input }) => {
      const { page, pageSize, areaCode } = input
      const [catalog, rows, total] = await Promise.all([
        deps.catalog(),
        favorites.list(userId, input),
        favorites.count(userId),
      ])
      const list = rows.flatMap((row) => favoriteView(catalog, row, areaCode))
      return { list, total, page, pageSize }
    })
    .on(getFavoriteState, ({ caller, input }) => favorites.among(caller.userId, input.productIds))
    .on(saveFavorite, ({ caller, input }) => save(caller.userId, input.productId))
    .on(deleteFavorite, async ({ caller, input }) => {
      await favorites.remove(caller.userId, input.productId)
      return { count: await favorites.count(caller.userId) }
    })
}
