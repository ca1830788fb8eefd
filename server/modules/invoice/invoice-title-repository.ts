import { and, count, desc, eq } from 'drizzle-orm'
import { invoiceTitles } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'

type Row = typeof invoiceTitles.$inferSelect
type TitleRow = Pick<Row, 'isDefault' | 'content'>

const ID = { id: invoiceTitles.id }
const mine = (userId: string, id: string) =>
  and(eq(invoiceTitles.userId, userId), eq(invoiceTitles.id, id))

/** Invoice title queries, all bound to the owner: a foreign id is an unknown id. */
export function createInvoiceTitles(db: Db, now: () => number = Date.now) {
  return {
    list: (userId: string) =>
      db
        .select()
        .from(invoiceTitles)
        .where(eq(invoiceTitles.userId, userId))
        .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.createdAt), invoiceTitles.id),

    owned: async (userId: string, id: string): Promise<Row | undefined> =>
      (await db.select().from(invoiceTitles).where(mine(userId, id)))[0],

    async count(userId: string, tx: Db): Promise<number> {
      const [row] = await tx
        .select({ rows: count() })
        .from(invoiceTitles)
        .where(eq(invoiceTitles.userId, userId))
      return Number(row?.rows ?? 0)
    },

    clearDefault: (userId: string, tx: Db) =>
      tx
        .update(invoiceTitles)
        .set({ isDefault: false })
        .where(and(eq(invoiceTitles.userId, userId), eq(invoiceTitles.isDefault, true))),

    insert: (userId: string, row: TitleRow, tx: Db) =>
      tx
        .insert(invoiceTitles)
        .values({ ...row, userId, createdAt: new Date(now()) })
        .returning(ID),

    update: (owned: { userId: string; id: string }, row: TitleRow, tx: Db) =>
      tx.update(invoiceTitles).set(row).where(mine(owned.userId, owned.id)).returning(ID),

    remove: (userId: string, id: string) =>
      db.delete(invoiceTitles).where(mine(userId, id)).returning(ID),
  }
}
