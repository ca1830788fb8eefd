import { eq } from 'drizzle-orm'
import { opsAttachInvoice, opsIssue } from '@/contract/operations/invoice-operation-calls'
import { opsRejectInvoice } from '@/contract/operations/plain-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { invoices } from '@/server/kernel/db/invoice-schema'
import { runsInProduction } from '@/server/kernel/mall-mode'
import { OperatorError } from '@/server/kernel/operator-error'
import { attachFile } from '@/server/modules/invoice/attached-file'
import { createIssuing } from '@/server/modules/invoice/issue'
import { type Facts, handle, showLine } from './operation'
import { requireOwnInvoice } from './own-things'

async function facts(db: Db, { applicationNo }: { applicationNo: string }): Promise<Facts> {
  const [row] = await db.select().from(invoices).where(eq(invoices.applyNo, applicationNo))
  return row ? { status: row.status, invoiceNo: row.invoiceNo, fileId: row.fileId } : {}
}
const recorded = {
  subject: ({ applicationNo }: { applicationNo: string }) => applicationNo,
  facts,
}

/** A shop makes out no invoice for an application. */
export const REJECT_INVOICE_OPERATION = handle(opsRejectInvoice, {
  ...recorded,
  show: showLine,
  async run({ db, now, actor, input: { applicationNo, reason } }) {
    await requireOwnInvoice(db, actor, applicationNo)
    await createIssuing(db, now).reject(applicationNo, reason.join(' ') || '抬头信息有误')
    return { line: `${applicationNo} rejected` }
  },
})

const shown = ({ invoiceNo, fileName }: { invoiceNo: string; fileName: string }) =>
  `issued as ${invoiceNo}${fileName && `, ${fileName}`}`

type Upload = { fileName?: string | undefined; base64?: string | undefined }

/** The file of an input, if it has one. */
function uploadOf({ fileName = '', base64 }: Upload) {
  return base64 === undefined ? null : { fileName, body: Buffer.from(base64, 'base64') }
}

/** What shops do with invoices that the tax platform has made. */
export const INVOICE_OPERATIONS = [
  handle(opsIssue, {
    ...recorded,
    async run({ db, now, actor, input: { applicationNo, number, ...upload } }) {
      await requireOwnInvoice(db, actor, applicationNo)
      if (!number && runsInProduction()) {
        throw new OperatorError('number is missing: the one that the tax platform gave')
      }
      const { invoiceNo } = await createIssuing(db, now).issue(applicationNo, number)
      const file = uploadOf(upload)
      const attached = file && (await attachFile(db, applicationNo, { ...file, now: now() }))
      return { applicationNo, invoiceNo, fileName: attached?.fileName ?? '' }
    },
    show: shown,
  }),
  handle(opsAttachInvoice, {
    ...recorded,
    async run({ db, now, actor, input: { applicationNo, number, fileName, base64 } }) {
      await requireOwnInvoice(db, actor, applicationNo)
      const body = Buffer.from(base64, 'base64')
      const attached = await attachFile(db, applicationNo, { number, fileName, body, now: now() })
      return { applicationNo, invoiceNo: attached.invoiceNo, fileName: attached.fileName }
    },
    show: shown,
  }),
]
