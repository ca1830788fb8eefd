import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import { HttpError } from '@/server/kernel/http/http-error'

type Owned = { userId: string; id: string }

/** Queries of a user collection: a foreign id is an unknown id. */
type Entries<Row> = {
  count(userId: string, tx: Db): Promise<number>
  clearDefault(userId: string, tx: Db): Promise<unknown>
  insert(userId: string, row: Row, tx: Db): Promise<{ id: string }[]>
  update(owned: Owned, row: Partial<Row>, tx: Db): Promise<{ id: string }[]>
  remove(userId: string, id: string): Promise<{ id: string }[]>
}

type UserCollection = { max: number; full: string; unknown: string }

/**
 * A user's collection, such as addresses: limited in size, with at most one default, which the
 * first entry becomes by itself.
 */
export function createUserCollection<Row extends { isDefault: boolean }>(
  db: Db,
  entries: Entries<Row>,
  { max, full, unknown }: UserCollection,
) {
  const known = (rows: { id: string }[]): string => {
    const [row] = rows
    if (!row) throw new HttpError('NOT_FOUND', unknown)
    return row.id
  }

  /** Adds an entry, or updates the one with this id. */
  const save = (userId: string, row: Row, id?: string) =>
    db.transaction(async (tx) => {
      // Two saved at once could exceed the limit.
      await lockUser(userId, tx)
      const count = await entries.count(userId, tx)
      if (id === undefined && count >= max) throw new HttpError('UNPROCESSABLE', full)
      const isDefault = row.isDefault || count === 0
      if (isDefault) await entries.clearDefault(userId, tx)
      const kept = { ...row, isDefault }
      const saved =
        id === undefined
          ? entries.insert(userId, kept, tx)
          : entries.update({ userId, id }, kept, tx)
      return { id: known(await saved) }
    })

  const setDefault = (owned: Owned, row: Partial<Row>) =>
    db.transaction(async (tx) => {
      await lockUser(owned.userId, tx)
      await entries.clearDefault(owned.userId, tx)
      known(await entries.update(owned, row, tx))
      return null
    })

  async function remove(userId: string, id: string): Promise<null> {
    known(await entries.remove(userId, id))
    return null
  }

  return { save, setDefault, remove }
}
