import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { DRAFT_FILES_MAX, type MerchantFile } from '@/contract/merchant'
import type { Db } from '@/server/db/client'
import { digest, randomToken } from '@/server/db/digest'
import { files } from '@/server/db/order-schema'
import { merchantDrafts } from '@/server/db/service-schema'
import { Fault } from '@/server/http/fault'
import type { NewMerchantFile } from './merchant-file'

/** How long a draft nobody hands in is kept, ms. */
const DRAFT_KEPT_MS = 30 * 86_400_000

/** SQL of drafts and the files in them; whoever holds a draft's secret holds both. */
export function createDrafts(db: Db, now: () => number) {
  async function lock(tx: Db, draftId: string): Promise<string> {
    const hash = digest(draftId)
    const [row] = await tx
      .select()
      .from(merchantDrafts)
      .where(eq(merchantDrafts.hash, hash))
      .for('update')
    if (!row) throw new Fault('NOT_FOUND', '草稿已失效，请重新上传文件')
    return hash
  }

  return {
    async open(): Promise<string> {
      const draftId = randomToken()
      await db.insert(merchantDrafts).values({ hash: digest(draftId), createdAt: new Date(now()) })
      return draftId
    },

    /** Throws when there is no such draft: nothing is read for nobody. */
    async require(draftId: string): Promise<void> {
      await lock(db, draftId)
    },

    /** Keeps a file in a draft that has room for it. */
    keep: (draftId: string, file: NewMerchantFile) =>
      db.transaction(async (tx): Promise<MerchantFile> => {
        const draftHash = await lock(tx, draftId)
        const [row] = await tx
          .select({ files: count() })
          .from(files)
          .where(eq(files.draftHash, draftHash))
        if (Number(row?.files ?? 0) >= DRAFT_FILES_MAX) {
          throw new Fault('UNPROCESSABLE', `一次申请最多上传 ${DRAFT_FILES_MAX} 个文件`)
        }
        const kept = { ...file, draftHash, kind: 'merchant' as const, createdAt: new Date(now()) }
        const [made] = await tx.insert(files).values(kept).returning({ id: files.id })
        if (!made) throw new Error('an insert without a row')
        return { fileId: made.id, fileName: file.fileName, type: file.type }
      }),

    /** Makes files of a draft part of an application; those it had (`kept`) stay. */
    async use(
      tx: Db,
      ids: readonly string[],
      from: { draftId?: string | undefined; kept: string[] },
    ) {
      const added = [...new Set(ids)].filter((id) => !from.kept.includes(id))
      if (added.length === 0) return
      const hash = from.draftId ? digest(from.draftId) : ''
      const used = await tx
        .update(files)
        .set({ usedAt: new Date(now()) })
        .where(and(inArray(files.id, added), eq(files.draftHash, hash), isNull(files.usedAt)))
        .returning({ id: files.id })
      if (used.length < added.length) {
        throw new Fault('UNPROCESSABLE', '有文件已失效，请重新上传')
      }
    },

    /** Names and types of files, in the order of their ids. */
    async describe(ids: readonly string[]): Promise<MerchantFile[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select({ fileId: files.id, fileName: files.fileName, type: files.type })
        .from(files)
        .where(and(inArray(files.id, [...ids]), eq(files.kind, 'merchant')))
      return rows
    },

    async read(fileId: string) {
      const [row] = await db
        .select({
          ...{ fileName: files.fileName, type: files.type, draftHash: files.draftHash },
          body: sql<Uint8Array>`${files.body}`,
        })
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.kind, 'merchant')))
      return row && { ...row, body: new Uint8Array(row.body) }
    },

    /** Drops drafts that were never handed in; their files go by themselves after a day. */
    async forgetOld(): Promise<void> {
      const before = new Date(now() - DRAFT_KEPT_MS)
      await db.delete(merchantDrafts).where(lt(merchantDrafts.createdAt, before))
    },
  }
}
