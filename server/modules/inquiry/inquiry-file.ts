import { and, eq, inArray, isNull } from 'drizzle-orm'
import {
  INQUIRY_FILE_ENDINGS,
  INQUIRY_FILE_MAX_BYTES,
  INQUIRY_FILE_TOO_LARGE_TEXT,
  type InquiryFile,
} from '@/contract/inquiry/inquiry-file-calls'
import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { uploadedFile } from '@/server/kernel/http/uploaded-file'
import { readOwnFile } from '@/server/modules/file/own-file'
import { safeName } from '@/server/modules/file/safe-name'

type Ending = (typeof INQUIRY_FILE_ENDINGS)[number]

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const TYPES: Record<Ending, string> = {
  pdf: 'application/pdf',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  docx: `${OFFICE}.wordprocessingml.document`,
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
}
const KIND = 'inquiryFile'
const ZIP = 'PK\u0003\u0004'
const ZIP_END = 'PK\u0005\u0006'
/** Of a text DXF: comments may stand before the first section. */
const DXF = /^(?:\s*999\r?\n[^\r\n]*\r?\n)*\s*0\r?\n\s*SECTION\r?\n/
const DXF_BINARY = 'AutoCAD Binary DXF\r\n'
const HEAD_BYTES = 4096

/** What a file is by its content, whatever its name says; null for anything else. */
export function documentEnding(body: Buffer): Ending | null {
  const head = body.subarray(0, HEAD_BYTES).toString('latin1')
  if (head.startsWith('%PDF-')) return body.includes('%%EOF') ? 'pdf' : null
  if (/^AC10\d\d/.test(head)) return 'dwg'
  if (head.startsWith(DXF_BINARY)) return 'dxf'
  if (DXF.test(head)) return /0\r?\nEOF\s*$/.test(body.toString('latin1')) ? 'dxf' : null
  if (!head.startsWith(ZIP) || !body.includes(ZIP_END)) return null
  // Names of a zip's parts are written in clear; macros are not taken.
  if (!body.includes('[Content_Types].xml') || body.includes('vbaProject.bin')) return null
  if (body.includes('xl/workbook.xml')) return 'xlsx'
  return body.includes('word/document.xml') ? 'docx' : null
}

async function readDocument(form: FormData) {
  const file = uploadedFile(form)
  if (file.size > INQUIRY_FILE_MAX_BYTES) {
    throw new HttpError('BAD_INPUT', INQUIRY_FILE_TOO_LARGE_TEXT)
  }
  const body = new Uint8Array(await file.arrayBuffer())
  const ending = documentEnding(Buffer.from(body.buffer))
  if (!ending) {
    const known = INQUIRY_FILE_ENDINGS.join('、')
    throw new HttpError('BAD_INPUT', `无法识别该文件，请上传 ${known}，且内容须完整`)
  }
  return { fileName: safeName(file.name, { ending, fallback: '附件' }), type: TYPES[ending], body }
}

/** Files of inquiries, stored unchanged and private to their buyer; operators hand them to the shops. */
export function createInquiryFiles(db: Db) {
  const mine = (userId: string) => and(eq(files.userId, userId), eq(files.kind, KIND))
  return {
    async keep(userId: string, form: FormData, at: Date): Promise<InquiryFile> {
      const document = await readDocument(form)
      const [row] = await db
        .insert(files)
        .values({ ...document, userId, kind: KIND, createdAt: at })
        .returning({ fileId: files.id, fileName: files.fileName })
      if (!row) throw new Error('insert returned no row')
      return row
    },

    /** Marks the buyer's own unused files as used, and names them; throws when one of them is not. */
    async use(
      tx: Db,
      userId: string,
      { ids, at }: { ids: string[]; at: Date },
    ): Promise<InquiryFile[]> {
      if (ids.length === 0) return []
      const used = await tx
        .update(files)
        .set({ usedAt: at })
        .where(and(mine(userId), inArray(files.id, ids), isNull(files.usedAt)))
        .returning({ fileId: files.id, fileName: files.fileName })
      if (used.length < ids.length) {
        throw new HttpError('UNPROCESSABLE', '附件已失效，请重新上传')
      }
      return ids.flatMap((id) => used.filter(({ fileId }) => fileId === id))
    },

    /** A buyer's own file; a foreign one is unknown. */
    read: (userId: string, fileId: string) => readOwnFile(db, mine(userId), fileId),
  }
}
