import { and, count, desc, eq } from 'drizzle-orm'
import { addresses } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'

type Row = typeof addresses.$inferSelect
/** An address as stored, without its owner and creation time. */
export type AddressRow = Omit<Row, 'id' | 'userId' | 'createdAt'>

const ID = { id: addresses.id }
const mine = (userId: string, id: string) => and(eq(addresses.userId, userId), eq(addresses.id, id))

/** Address queries, all bound to the owner: a foreign id is an unknown id. */
export function createAddresses(db: Db, now: () => number = Date.now) {
  return {
    list: (userId: string) =>
      db
        .select()
        .from(addresses)
        .where(eq(addresses.userId, userId))
        .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id),

    owned: async (userId: string, id: string): Promise<Row | undefined> =>
      (await db.select().from(addresses).where(mine(userId, id)))[0],

    async count(userId: string, tx: Db): Promise<number> {
      const [row] = await tx
        .select({ rows: count() })
        .from(addresses)
        .where(eq(addresses.userId, userId))
      return Number(row?.rows ?? 0)
    },

    clearDefault: (userId: string, tx: Db) =>
      tx
        .update(addresses)
        .set({ isDefault: false })
        .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true))),

    insert: (userId: string, row: AddressRow, tx: Db) =>
      tx
        .insert(addresses)
        .values({ ...row, userId, createdAt: new Date(now()) })
        .returning(ID),

    update: (owned: { userId: string; id: string }, row: Partial<AddressRow>, tx: Db) =>
      tx.update(addresses).set(row).where(mine(owned.userId, owned.id)).returning(ID),

    remove: (userId: string, id: string) =>
      db.delete(addresses).where(mine(userId, id)).returning(ID),
  }
}
