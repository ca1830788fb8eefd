import { eq } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { type FILE_KINDS, files } from '@/server/kernel/db/order-schema'
import { readOwnFile } from '@/server/modules/file/own-file'

type Wanted = {
  kind: (typeof FILE_KINDS)[number]
  fileId: string
  /** What its name begins with in the folder it is stored in. */
  about: string
}

/** A file as the command line stores it; throws NOT_FOUND for one of another kind. */
export async function savedFile(db: Db, { kind, fileId, about }: Wanted) {
  const { body, type, fileName } = await readOwnFile(db, eq(files.kind, kind), fileId)
  return { fileName: `${about}_${fileName}`, type, base64: Buffer.from(body).toString('base64') }
}
