import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/order-schema'
import type { AnsweredFile } from '@/server/kernel/http/attachment'
import { HttpError } from '@/server/kernel/http/http-error'

/** A file as an attachment, if it is one of `mine`; throws NOT_FOUND for any other, known or not. */
export async function readOwnFile(
  db: Db,
  mine: SQL | undefined,
  fileId: string,
): Promise<AnsweredFile> {
  const [row] = await db
    .select({ fileName: files.fileName, type: files.type, body: sql<Uint8Array>`${files.body}` })
    .from(files)
    .where(and(mine, eq(files.id, fileId)))
  if (!row) throw new HttpError('NOT_FOUND', '文件不存在')
  return { ...row, body: new Uint8Array(row.body) }
}
