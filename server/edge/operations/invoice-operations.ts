import { opsAttachInvoice, opsIssue } from '@/contract/operations/invoice-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { runsInProduction } from '@/server/kernel/mall-mode'
import { OperatorError } from '@/server/kernel/operator-error'
import { attachFile } from '@/server/modules/invoice/attached-file'
import { createIssuing } from '@/server/modules/invoice/issue'
import { handle, requireWord, type WordOperation } from './operation'
import { requireOwnInvoice } from './own-things'
import { invoiceFacts } from './plain-facts'

/** What shops do with applications by words alone. */
export function invoiceOperations(db: Db, now: () => number): Record<string, WordOperation> {
  const issuing = createIssuing(db, now)
  return {
    'reject-invoice': {
      async run(args) {
        const no = requireWord(args[0], 'application number')
        await issuing.reject(no, args.slice(1).join(' ') || '抬头信息有误')
        return `${no} rejected`
      },
    },
  }
}

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
    subject: ({ applicationNo }) => applicationNo,
    facts: (db, { applicationNo }) => invoiceFacts(db, [applicationNo]),
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
    subject: ({ applicationNo }) => applicationNo,
    facts: (db, { applicationNo }) => invoiceFacts(db, [applicationNo]),
    async run({ db, now, actor, input: { applicationNo, number, fileName, base64 } }) {
      await requireOwnInvoice(db, actor, applicationNo)
      const body = Buffer.from(base64, 'base64')
      const attached = await attachFile(db, applicationNo, { number, fileName, body, now: now() })
      return { applicationNo, invoiceNo: attached.invoiceNo, fileName: attached.fileName }
    },
    show: shown,
  }),
]
