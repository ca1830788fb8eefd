import {
  applyInvoice,
  getInvoiceFile,
  getInvoiceList,
  getInvoiceOrders,
  INVOICE_STATUS,
  type Invoice,
  reissueInvoice,
} from '@/contract/invoice/invoice-calls'
import { INVOICE_OPEN_MS } from '@/contract/invoice/invoice-window-rules'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { readAttached } from './attached-file'
import { createInvoicePrinter } from './invoice-file'
import { createInvoices, type InvoiceRow } from './invoice-repository'
import { createInvoicing } from './invoice-service'

/** Rate limit of PDFs, a tenth of a second of CPU each: a month's invoices are downloaded in a row. */
const FILES = { name: 'invoice-files', calls: 30, seconds: 60 }

type Known = { orderNos: Map<string, string[]>; originals: Map<string, InvoiceRow> }

function toInvoice(row: InvoiceRow, { orderNos, originals }: Known): Invoice {
  const { applyNo, shopId, shopName, kind, title, status, amount, netAmount, reason } = row
  return {
    applyNo,
    kind,
    status,
    amount,
    reason,
    invoiceNo: row.invoiceNo,
    shop: { id: shopId, name: shopName },
    title: title.name,
    taxpayerId: title.kind === 'company' ? title.taxNo : '',
    taxAmount: amount - netAmount,
    orderNos: orderNos.get(applyNo) ?? [],
    redOf: row.creditNoteOf ? (originals.get(row.creditNoteOf)?.invoiceNo ?? row.creditNoteOf) : '',
    appliedAt: row.createdAt.getTime(),
    issuedAt: row.issuedAt?.getTime() ?? null,
    mayReissue: status === INVOICE_STATUS.issued && row.creditNoteOf === null,
  }
}

/** A demo prints examples of invoices; in production they are files of the tax platform. */
type Deps = { db: Db; now: () => number; isDemo: boolean }

/** Invoices of the signed-in user (DOMAIN 3.3). */
export function invoiceRoutes(calls: Calls, { db, now, isDemo }: Deps) {
  const invoices = createInvoices(db)
  const invoicing = createInvoicing(db, now)
  const print = createInvoicePrinter()
  const limit = createCallLimit(db, now, FILES)
  calls
    .on(getInvoiceOrders, async ({ caller }) => {
      const { list, total } = await invoices.openOrders(caller.userId, now())
      return {
        list: list.map(({ orderNo, shopId, shopName, paidAmount, refundAmount, finishedAt }) => ({
          orderNo,
          shop: { id: shopId, name: shopName },
          amount: paidAmount - refundAmount,
          finishedAt: finishedAt?.getTime() ?? 0,
          closesAt: (finishedAt?.getTime() ?? 0) + INVOICE_OPEN_MS,
        })),
        total,
      }
    })
    .on(applyInvoice, ({ caller, input }) => invoicing.apply(caller.userId, input))
    .on(reissueInvoice, ({ caller, input }) => invoicing.reissue(caller.userId, input))
    .on(getInvoiceList, async ({ caller, input }) => {
      const { list, total } = await invoices.list(caller.userId, input)
      const orderNos = await invoices.orderNos(list.map(({ applyNo }) => applyNo))
      const originals = await invoices.byNo(list.flatMap(({ creditNoteOf }) => creditNoteOf ?? []))
      const { page, pageSize } = input
      return {
        list: list.map((row) => toInvoice(row, { orderNos, originals })),
        total,
        page,
        pageSize,
      }
    })
    .on(getInvoiceFile, async ({ caller, input: { applyNo } }) => {
      await limit(caller.userId)
      const row = await invoices.own(caller.userId, applyNo)
      if (!row) throw new HttpError('NOT_FOUND', '发票不存在')
      if (row.fileId) return readAttached(db, row.fileId)
      if (!isDemo && row.status !== INVOICE_STATUS.waiting) {
        throw new HttpError('CONFLICT', '店铺尚未上传发票文件，请稍后再来，或联系店铺')
      }
      return print(row, (await invoices.orderNos([applyNo])).get(applyNo) ?? [])
    })
}
