import { eq } from 'drizzle-orm'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'

type Owned = { userId: string; id: string }

/** SQL of a book: a foreign id is an unknown id. */
type Entries<Row> = {
  count(userId: string, tx: Db): Promise<number>
  clearDefault(userId: string, tx: Db): Promise<unknown>
  insert(userId: string, row: Row, tx: Db): Promise<{ id: string }[]>
  update(owned: Owned, row: Partial<Row>, tx: Db): Promise<{ id: string }[]>
  remove(userId: string, id: string): Promise<{ id: string }[]>
}

type Book = { max: number; full: string; unknown: string }

/**
 * What a user keeps to choose from, such as addresses: at most so many, and at most one of them the
 * default, which the first one becomes by itself.
 */
export function createOwnBook<Row extends { isDefault: boolean }>(
  db: Db,
  entries: Entries<Row>,
  { max, full, unknown }: Book,
) {
  const known = (rows: { id: string }[]): string => {
    const [row] = rows
    if (!row) throw new Fault('NOT_FOUND', unknown)
    return row.id
  }

  /** One change of a user's book at a time: two at once could go beyond the limit. */
  const lock = (userId: string, tx: Db) =>
    tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

  /** Adds an entry, or changes the one of this id. */
  const save = (userId: string, row: Row, id?: string) =>
    db.transaction(async (tx) => {
      await lock(userId, tx)
      const count = await entries.count(userId, tx)
      if (id === undefined && count >= max) throw new Fault('UNPROCESSABLE', full)
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
      await lock(owned.userId, tx)
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
