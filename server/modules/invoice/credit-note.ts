import { INVOICE_STATUS } from '@/contract/invoice/invoice-calls'
import { VAT_PERCENT, withoutTax } from '@/contract/invoice/tax-rules'
import { formatAmount } from '@/contract/money'
import type { Db } from '@/server/kernel/db/client'
import { withRetries } from '@/server/kernel/db/retry'
import { documentNo } from '@/server/kernel/document-no'
import { eachAlone, type Fail } from '@/server/kernel/each-alone'
import { runsInProduction } from '@/server/kernel/mall-mode'
import { createInvoices, type InvoiceRow } from './invoice-repository'
import { invoiceNumber, tellInvoiced } from './issue'

type TakingBack = { invoice: InvoiceRow; amount: number; reason: string; now: number }

/** Issues a credit note over part or all of an issued invoice that `tx` has locked. */
export async function takeBack(
  tx: Db,
  { invoice, amount, reason, now }: TakingBack,
): Promise<void> {
  const repository = createInvoices(tx)
  const before = await repository.credited(tx, invoice.applyNo)
  const isWhole = before.amount + amount >= invoice.amount
  const orderNos = (await repository.orderNos([invoice.applyNo], tx)).get(invoice.applyNo) ?? []
  // What is left of the invoice: the tax of a sum is not the sum of its lines' taxes, to the fen.
  const net = isWhole ? invoice.netAmount - before.netAmount : withoutTax(amount, VAT_PERCENT)
  const netAmount = -net
  const name = `红字冲销 ${invoice.invoiceNo}`
  const at = new Date(now)
  const { userId, shopId, shopName, kind, title } = invoice
  const red = {
    applyNo: documentNo('F', now),
    userId,
    shopId,
    shopName,
    kind,
    title,
    reason,
    status: INVOICE_STATUS.issued,
    amount: -amount,
    netAmount,
    creditNoteOf: invoice.applyNo,
    lines: [{ name, spec: '', unit: '', qty: -1, amount: -amount, netAmount }],
    // The tax platform gives it; attach-invoice notes it.
    invoiceNo: runsInProduction() ? '' : invoiceNumber(now),
    createdAt: at,
    issuedAt: at,
  }
  await repository.insert(
    tx,
    red,
    orderNos.map((orderNo) => ({ orderNo, amount: 0 })),
  )
  if (isWhole) {
    await repository.change(tx, invoice.applyNo, { status: INVOICE_STATUS.cancelled })
    await repository.markOrders(tx, orderNos, INVOICE_STATUS.cancelled)
  }
  const text = `${reason}，红字 ¥${formatAmount(amount)}`
  await tellInvoiced(tx, { invoice, orderNos }, { event: 'credited', text, now })
}

/** Issues credit notes for refunds made after invoicing. */
export async function issueCreditNotes(db: Db, now: number, fail: Fail): Promise<void> {
  const repository = createInvoices(db)
  const issue = (applyNo: string) =>
    db.transaction(async (tx) => {
      const invoice = await repository.lock(tx, applyNo)
      // Re-read under the lock: another process may have been faster.
      const [due] = await createInvoices(tx).overIssued(applyNo)
      if (!invoice || !due) return
      await takeBack(tx, { invoice, amount: due.amount, reason: '退款', now })
    })
  const overIssued = await repository.overIssued()
  await eachAlone(overIssued, ({ applyNo }) => withRetries(() => issue(applyNo)), fail)
}
