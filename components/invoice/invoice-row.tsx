import { useState } from 'react'
import { dayText } from '@/components/account/shared/day-text'
import { Amount } from '@/components/product/shared/price'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { type Invoice, invoiceStatusTitle } from '@/contract/invoice/invoice-calls'
import { invoiceTitle } from '@/contract/invoice/invoice-kind-rules'
import { formatAmount } from '@/contract/money'
import { routes } from '@/contract/routes'
import { useInvoiceChanges } from '@/hooks/invoice/use-invoices'
import { InvoiceDialog } from './invoice-dialog'
import s from './invoices.module.css'

type InvoiceRowProps = {
  invoice: Invoice
  isSaving: boolean
  onSave: () => void
  onDone: (said: string) => void
}

function Facts({ invoice }: Pick<InvoiceRowProps, 'invoice'>) {
  const { shop, title, taxpayerId, invoiceNo, redOf, reason, orderNos, appliedAt } = invoice
  return (
    <span className={s.what}>
      <span>
        {invoiceTitle(invoice.kind)}
        {redOf ? '（红字）' : ''} · {title} {taxpayerId}
      </span>
      <span className={s.fact}>
        {shop.name}，{dayText(appliedAt)} 申请
        {invoiceNo ? `，发票号码 ${invoiceNo}` : ''}
        {redOf ? `，冲销 ${redOf}` : ''}
        {reason ? `，${reason}` : ''}
      </span>
      <span className={s.fact}>
        订单{' '}
        {orderNos.map((orderNo) => (
          <MallLink key={orderNo} href={routes.order(orderNo)} className={s.link}>
            {orderNo}
          </MallLink>
        ))}
      </span>
    </span>
  )
}

/** Invoice row: status, file and reissue. */
export function InvoiceRow({ invoice, isSaving, onSave, onDone }: InvoiceRowProps) {
  const { applyNo, status, amount, invoiceNo, mayReissue } = invoice
  const [isAsking, setAsking] = useState(false)
  const { reissue, isPending, failure } = useInvoiceChanges()
  return (
    <li className={s.row}>
      <Facts invoice={invoice} />
      <span className={s.status}>{invoiceStatusTitle(status)}</span>
      <Amount value={amount} />
      <span className={s.ways}>
        {invoiceNo ? (
          <Button
            variant="text"
            isPending={isSaving}
            aria-label={`下载发票 ${invoiceNo}`}
            onClick={onSave}
          >
            {isSaving ? '正在下载…' : '下载'}
          </Button>
        ) : null}
        {mayReissue ? (
          <Button
            variant="text"
            aria-label={`换开发票 ${invoiceNo}`}
            onClick={() => setAsking(true)}
          >
            换开
          </Button>
        ) : null}
      </span>
      {isAsking ? (
        <InvoiceDialog
          heading="换开发票"
          text={`原发票 ¥${formatAmount(amount)} 将红冲，按新抬头重新申请。`}
          isPending={isPending}
          failure={failure}
          onConfirm={async (madeOut) => {
            if (!(await reissue({ ...madeOut, applyNo }))) return
            setAsking(false)
            onDone('原发票已红冲，已重新申请')
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </li>
  )
}
