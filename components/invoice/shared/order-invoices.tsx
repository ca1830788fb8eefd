import { Button } from 'antd'
import { type Invoice, invoiceBadge } from '@/contract/invoice/invoice-calls'
import { useInvoiceFile } from '@/hooks/invoice/use-invoices'
import s from '../invoices.module.css'

type OrderInvoicesProps = { invoices: Invoice[] }

/** The issued invoices of an order, to be downloaded. */
export function OrderInvoices({ invoices }: OrderInvoicesProps) {
  const { save, pendingId, failure } = useInvoiceFile()
  return (
    <span className={s.what}>
      {invoices.map((invoice) => (
        <span key={invoice.applyNo} className={s.fact}>
          {invoice.invoiceNo}
          {invoice.redOf ? '（红字）' : `（${invoiceBadge(invoice.status).title}）`}
          <Button
            type="link"
            size="small"
            loading={pendingId === invoice.applyNo}
            aria-label={`下载发票 ${invoice.invoiceNo}`}
            onClick={() => void save(invoice)}
          >
            下载
          </Button>
        </span>
      ))}
      {failure ? (
        <span role="alert" className={s.failure}>
          {failure}
        </span>
      ) : null}
    </span>
  )
}
