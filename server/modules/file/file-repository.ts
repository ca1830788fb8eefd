import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '@/contract/china-clock'
import type { PictureUse } from '@/contract/site/file-calls'
import { COMMENT_SHOWN, comments } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'

/** How long an uploaded file may stay unused, ms. */
const UNUSED_MS = DAY_MS

const content = { type: files.type, body: sql<Uint8Array>`${files.body}` }

/** File queries; private files are bound to their owner. */
export function createFiles(db: Db) {
  return {
    async keep(
      userId: string,
      picture: { use: PictureUse; body: Uint8Array },
      at: Date,
    ): Promise<string> {
      const { use: kind, body } = picture
      const [row] = await db
        .insert(files)
        .values({ userId, kind, fileName: '图片.webp', type: 'image/webp', body, createdAt: at })
        .returning({ id: files.id })
      if (!row) throw new Error('insert returned no row')
      return row.id
    },

    async own(userId: string, fileId: string) {
      const [row] = await db
        .select(content)
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.userId, userId)))
      return row
    },

    /** A picture of a published comment. */
    async shown(fileId: string) {
      const [row] = await db
        .select(content)
        .from(files)
        .innerJoin(comments, sql`${files.id} = any(${comments.pictures})`)
        .where(
          and(
            eq(files.id, fileId),
            eq(files.kind, 'comment'),
            // By their author, which has an index: all comments would be read for each picture.
            eq(comments.userId, files.userId),
            eq(comments.status, COMMENT_SHOWN),
          ),
        )
        .limit(1)
      return row
    },

    /** Marks the user's own unused pictures as used; throws when one of them is not. */
    async use(
      tx: Db,
      userId: string,
      { ids, use, at }: { ids: string[]; use: PictureUse; at: Date },
    ): Promise<void> {
      if (ids.length === 0) return
      const mine = and(inArray(files.id, ids), eq(files.userId, userId), eq(files.kind, use))
      const used = await tx
        .update(files)
        .set({ usedAt: at })
        .where(and(mine, isNull(files.usedAt)))
        .returning({ id: files.id })
      if (used.length < new Set(ids).size) {
        throw new HttpError('UNPROCESSABLE', '图片已失效，请重新上传')
      }
    },

    /** Releases the user's own picture; the next cleanup deletes it. */
    async release(tx: Db, userId: string, fileId: string): Promise<void> {
      await tx
        .update(files)
        .set({ usedAt: null })
        .where(and(eq(files.id, fileId), eq(files.userId, userId)))
    },

    /** Deletes uploads that were never used. */
    async forgetUnused(now: number): Promise<void> {
      await db
        .delete(files)
        .where(and(isNull(files.usedAt), lt(files.createdAt, new Date(now - UNUSED_MS))))
    },
  }
}
