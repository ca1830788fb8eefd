import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '@/contract/china-clock'
import { DRAFT_FILES_MAX, type MerchantFile } from '@/contract/merchant/merchant-calls'
import type { Db } from '@/server/kernel/db/client'
import { digest, randomToken } from '@/server/kernel/db/digest'
import { files } from '@/server/kernel/db/order-schema'
import { merchantDrafts } from '@/server/kernel/db/service-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import type { NewMerchantFile } from './merchant-file'

/** Retention of a draft that is never submitted, ms. */
const DRAFT_KEPT_MS = 30 * DAY_MS

const FILES_GONE = new HttpError('UNPROCESSABLE', '有文件已失效，请重新上传')

/** Queries of drafts and their files; the draft's secret gives access to both. */
export function createDrafts(db: Db, now: () => number) {
  async function lock(tx: Db, draftId: string): Promise<string> {
    const hash = digest(draftId)
    const [row] = await tx
      .select()
      .from(merchantDrafts)
      .where(eq(merchantDrafts.hash, hash))
      .for('update')
    if (!row) throw new HttpError('NOT_FOUND', '草稿已失效，请重新上传文件')
    return hash
  }

  return {
    async open(): Promise<string> {
      const draftId = randomToken()
      await db.insert(merchantDrafts).values({ hash: digest(draftId), createdAt: new Date(now()) })
      return draftId
    },

    /** Throws when the draft does not exist, before anything is read. */
    async require(draftId: string): Promise<void> {
      await lock(db, draftId)
    },

    /** Saves a file in a draft that has room for it. */
    keep: (draftId: string, file: NewMerchantFile) =>
      db.transaction(async (tx): Promise<MerchantFile> => {
        const draftHash = await lock(tx, draftId)
        const [row] = await tx
          .select({ files: count() })
          .from(files)
          .where(eq(files.draftHash, draftHash))
        if (Number(row?.files ?? 0) >= DRAFT_FILES_MAX) {
          throw new HttpError('UNPROCESSABLE', `一次申请最多上传 ${DRAFT_FILES_MAX} 个文件`)
        }
        const saved = { ...file, draftHash, kind: 'merchant' as const, createdAt: new Date(now()) }
        const [made] = await tx.insert(files).values(saved).returning({ id: files.id })
        if (!made) throw new Error('insert returned no row')
        return { fileId: made.id, fileName: file.fileName, type: file.type }
      }),

    /** Throws when a file of the form is not in the draft any more: unused ones go after a day. */
    async requireFiles(ids: readonly string[], draftId: string): Promise<void> {
      const wanted = [...new Set(ids)]
      const isThere = and(
        inArray(files.id, wanted),
        eq(files.draftHash, digest(draftId)),
        isNull(files.usedAt),
      )
      if ((await db.$count(files, isThere)) < wanted.length) throw FILES_GONE
    },

    /** Attaches files of a draft to an application; its former files (`kept`) stay. */
    async use(
      tx: Db,
      ids: readonly string[],
      from: { draftId?: string | undefined; saved: string[] },
    ) {
      const added = [...new Set(ids)].filter((id) => !from.saved.includes(id))
      if (added.length === 0) return
      const hash = from.draftId ? digest(from.draftId) : ''
      const used = await tx
        .update(files)
        .set({ usedAt: new Date(now()) })
        .where(and(inArray(files.id, added), eq(files.draftHash, hash), isNull(files.usedAt)))
        .returning({ id: files.id })
      if (used.length < added.length) throw FILES_GONE
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
          fileName: files.fileName,
          type: files.type,
          draftHash: files.draftHash,
          body: sql<Uint8Array>`${files.body}`,
        })
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.kind, 'merchant')))
      return row && { ...row, body: new Uint8Array(row.body) }
    },

    /** Deletes drafts never submitted; the file cleanup deletes their files after a day. */
    async forgetOld(): Promise<void> {
      const before = new Date(now() - DRAFT_KEPT_MS)
      await db.delete(merchantDrafts).where(lt(merchantDrafts.createdAt, before))
    },
  }
}
