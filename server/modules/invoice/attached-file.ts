import { and, eq, ne, sql } from 'drizzle-orm'
import { INVOICE_STATUS } from '@/contract/invoice/invoice-calls'
import type { Db } from '@/server/kernel/db/client'
import { invoices } from '@/server/kernel/db/invoice-schema'
import { files } from '@/server/kernel/db/order-schema'
import type { AnsweredFile } from '@/server/kernel/http/attachment'
import { HttpError } from '@/server/kernel/http/http-error'
import { readOwnFile } from '@/server/modules/file/own-file'
import { safeName } from '@/server/modules/file/safe-name'
import { createInvoices, type InvoiceRow } from './invoice-repository'

const KIND = 'invoice'

type Attached = { number?: string | undefined; fileName: string; body: Buffer; now: number }

const isPdf = (body: Buffer) => body.subarray(0, 5).equals(Buffer.from('%PDF-'))

/** Refuses a number that another invoice has. */
export async function requireFreeNumber(tx: Db, applyNo: string, number: string): Promise<void> {
  // Until `tx` ends: of two invoices that are given one number at once the second sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${number}))`)
  const taken = await tx.$count(
    invoices,
    and(eq(invoices.invoiceNo, number), ne(invoices.applyNo, applyNo)),
  )
  if (taken > 0) throw new HttpError('CONFLICT', `发票号码 ${number} 已被使用`)
}

/** Gives an issued invoice the file of the tax platform; throws CONFLICT for one that is not issued. */
export async function attachFile(
  tx: Db,
  applyNo: string,
  { number, fileName, body, now }: Attached,
): Promise<InvoiceRow & { fileName: string }> {
  const repository = createInvoices(tx)
  const invoice = await repository.lock(tx, applyNo)
  if (!invoice) throw new HttpError('NOT_FOUND', '开票申请不存在')
  const { issued, cancelled } = INVOICE_STATUS
  if (invoice.status !== issued && invoice.status !== cancelled) {
    throw new HttpError('CONFLICT', '发票尚未开具')
  }
  if (!isPdf(body)) throw new HttpError('BAD_INPUT', '发票文件须为 PDF')
  if (number) await requireFreeNumber(tx, applyNo, number)
  const at = new Date(now)
  const name = safeName(fileName, { ending: 'pdf', fallback: '发票' })
  const { userId, fileId: before } = invoice
  const [file] = await tx
    .insert(files)
    .values({
      userId,
      kind: KIND,
      fileName: name,
      type: 'application/pdf',
      body: new Uint8Array(body),
      createdAt: at,
      usedAt: at,
    })
    .returning({ id: files.id })
  if (!file) throw new Error('insert returned no row')
  const changed = { fileId: file.id, invoiceNo: number ?? invoice.invoiceNo }
  await repository.change(tx, applyNo, changed)
  if (before) await tx.delete(files).where(eq(files.id, before))
  return { ...invoice, ...changed, fileName: name }
}

/** The file that an operator attached. */
export const readAttached = (db: Db, fileId: string): Promise<AnsweredFile> =>
  readOwnFile(db, eq(files.kind, KIND), fileId)
