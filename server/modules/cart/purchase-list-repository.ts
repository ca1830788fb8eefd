import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { purchaseListLines as lines, purchaseLists } from '@/server/kernel/db/account-schema'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'

type NewLine = { skuId: number; qty: number; note: string; buyerCode: string }
type Change = { at: Date; tx: Db }

/** Purchase list queries, all bound to the owner: a foreign id is an unknown id. */
export function createPurchaseLists(db: Db) {
  const mine = (userId: string, ids: string[]) =>
    and(eq(purchaseLists.userId, userId), inArray(purchaseLists.id, ids))

  return {
    /** Last changed first; lines missing from the catalogue are not counted. */
    all: (userId: string) =>
      db
        .select({
          id: purchaseLists.id,
          name: purchaseLists.name,
          updatedAt: purchaseLists.updatedAt,
          lineCount: count(skus.id),
        })
        .from(purchaseLists)
        .leftJoin(lines, eq(lines.listId, purchaseLists.id))
        .leftJoin(skus, eq(skus.id, lines.skuId))
        .where(eq(purchaseLists.userId, userId))
        .groupBy(purchaseLists.id)
        .orderBy(desc(purchaseLists.updatedAt), asc(purchaseLists.id)),

    find: async (userId: string, id: string) =>
      (
        await db
          .select()
          .from(purchaseLists)
          .where(mine(userId, [id]))
      )[0],

    async count(userId: string, tx: Db): Promise<number> {
      const [row] = await tx
        .select({ lists: count() })
        .from(purchaseLists)
        .where(eq(purchaseLists.userId, userId))
      return Number(row?.lists ?? 0)
    },

    /** Whether another list of the user has this name. */
    async isTaken(userId: string, { name, id }: { name: string; id: string }, tx: Db) {
      const others = and(
        eq(purchaseLists.userId, userId),
        eq(purchaseLists.name, name),
        ne(purchaseLists.id, id),
      )
      const [row] = await tx.select({ id: purchaseLists.id }).from(purchaseLists).where(others)
      return row !== undefined
    },

    create: (userId: string, name: string, { at, tx }: Change) =>
      tx
        .insert(purchaseLists)
        .values({ userId, name, createdAt: at, updatedAt: at })
        .returning({ id: purchaseLists.id }),

    /** Updates a list's change time and, if given, its name; nothing when it is unknown. */
    touch: (list: { userId: string; id: string; name?: string }, { at, tx }: Change) =>
      tx
        .update(purchaseLists)
        .set({ updatedAt: at, ...(list.name !== undefined && { name: list.name }) })
        .where(mine(list.userId, [list.id]))
        .returning({ id: purchaseLists.id }),

    async remove(userId: string, ids: string[], tx: Db): Promise<number> {
      const gone = await tx
        .delete(purchaseLists)
        .where(mine(userId, ids))
        .returning({ id: purchaseLists.id })
      return gone.length
    },

    /** In insertion order. */
    lines: (listId: string) =>
      db
        .select()
        .from(lines)
        .where(eq(lines.listId, listId))
        .orderBy(asc(lines.createdAt), asc(lines.id)),

    async countLines(listId: string, tx: Db): Promise<number> {
      const [row] = await tx.select({ lines: count() }).from(lines).where(eq(lines.listId, listId))
      return Number(row?.lines ?? 0)
    },

    /** Upserts lines; an existing one takes the new quantity, and the buyer's code if given. */
    async putLines(listId: string, requested: NewLine[], { at, tx }: Change): Promise<void> {
      // One millisecond apart, so that they keep their order.
      const rows = requested.map((line, place) => ({
        ...line,
        listId,
        createdAt: new Date(at.getTime() + place),
      }))
      await tx
        .insert(lines)
        .values(rows)
        .onConflictDoUpdate({
          target: [lines.listId, lines.skuId, lines.note],
          set: {
            qty: sql`excluded.qty`,
            buyerCode: sql`coalesce(nullif(excluded.buyer_code, ''), ${lines.buyerCode})`,
          },
        })
    },

    async removeLines(listId: string, ids: string[], tx: Db): Promise<number> {
      const gone = await tx
        .delete(lines)
        .where(and(eq(lines.listId, listId), inArray(lines.id, ids)))
        .returning({ id: lines.id })
      return gone.length
    },
  }
}

export type PurchaseLists = ReturnType<typeof createPurchaseLists>
