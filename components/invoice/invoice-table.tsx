import { Button, Grid, Table, type TableColumnsType } from 'antd'
import { useMemo, useState } from 'react'
import { Amount } from '@/components/product/shared/price'
import { MallLink } from '@/components/ui/mall-link'
import { StatusTag } from '@/components/ui/status-tag'
import { chinaDate } from '@/contract/china-clock'
import { type Invoice, invoiceBadge } from '@/contract/invoice/invoice-calls'
import { invoiceTitle } from '@/contract/invoice/invoice-kind-rules'
import { formatAmount } from '@/contract/money'
import { routes } from '@/contract/routes'
import { useInvoiceChanges, useOrderInvoices } from '@/hooks/invoice/use-invoices'
import { InvoiceDialog } from './invoice-dialog'
import s from './invoices.module.css'

function Facts({ invoice }: { invoice: Invoice }) {
  const { shop, title, taxpayerId, invoiceNo, redOf, reason, orderNos, appliedAt } = invoice
  return (
    <span className={s.what}>
      <span>
        {invoiceTitle(invoice.kind)}
        {redOf ? '（红字）' : ''} · {title} {taxpayerId}
      </span>
      <span className={s.fact}>
        {shop.name}，{chinaDate(appliedAt)} 申请
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

type ActionsProps = {
  invoice: Invoice
  isSaving: boolean
  onSave: (invoice: Invoice) => void
  onReissue: (invoice: Invoice) => void
}

function Actions({ invoice, isSaving, onSave, onReissue }: ActionsProps) {
  const { invoiceNo, mayReissue } = invoice
  return (
    <span className={s.ways}>
      {invoiceNo ? (
        <Button
          type="link"
          size="small"
          loading={isSaving}
          aria-label={`下载发票 ${invoiceNo}`}
          onClick={() => onSave(invoice)}
        >
          {isSaving ? '正在下载…' : '下载'}
        </Button>
      ) : null}
      {mayReissue ? (
        <Button
          type="link"
          size="small"
          aria-label={`换开发票 ${invoiceNo}`}
          onClick={() => onReissue(invoice)}
        >
          换开
        </Button>
      ) : null}
    </span>
  )
}

type Acting = Omit<ActionsProps, 'invoice' | 'isSaving'> & { savingNo: string | null }

/** On a narrow screen status and actions stand below the facts of the invoice. */
function columnsOf({ savingNo, ...on }: Acting, isWide: boolean): TableColumnsType<Invoice> {
  const statusOf = ({ status }: Invoice) => <StatusTag badge={invoiceBadge(status)} />
  const actionsOf = (invoice: Invoice) => (
    <Actions {...on} invoice={invoice} isSaving={savingNo === invoice.applyNo} />
  )
  const amount: TableColumnsType<Invoice>[number] = {
    title: '金额',
    key: 'amount',
    width: 112,
    align: 'right',
    render: (_value, invoice) => <Amount value={invoice.amount} />,
  }
  if (!isWide) {
    const whole = (invoice: Invoice) => (
      <>
        <Facts invoice={invoice} />
        <span className={s.below}>
          {statusOf(invoice)}
          {actionsOf(invoice)}
        </span>
      </>
    )
    return [{ title: '发票', key: 'facts', render: (_value, invoice) => whole(invoice) }, amount]
  }
  return [
    { title: '发票', key: 'facts', render: (_value, invoice) => <Facts invoice={invoice} /> },
    { title: '状态', key: 'status', width: 88, render: (_value, invoice) => statusOf(invoice) },
    amount,
    { title: '操作', key: 'actions', width: 128, render: (_value, invoice) => actionsOf(invoice) },
  ]
}

/** What reissuing does; the amount is left out until all credit notes of the invoice are known. */
function reissueText({ applyNo, invoiceNo }: Invoice, ofOrder: readonly Invoice[]): string {
  const original = ofOrder.find((one) => one.applyNo === applyNo)
  const left = ofOrder
    .filter(({ redOf }) => redOf === invoiceNo || redOf === applyNo)
    .reduce((sum, note) => sum + note.amount, original?.amount ?? 0)
  return `原发票${original ? ` ¥${formatAmount(left)} ` : ''}将红冲，按新抬头重新申请。`
}

type InvoiceTableProps = {
  invoices: Invoice[]
  savingNo: string | null
  onSave: (invoice: Invoice) => void
  onDone: (said: string) => void
}

/** Invoices with their status, files and reissue. */
export function InvoiceTable({ invoices, savingNo, onSave, onDone }: InvoiceTableProps) {
  const [reissued, setReissued] = useState<Invoice | null>(null)
  const { reissue, isPending, failure } = useInvoiceChanges()
  // Asked for: the credit notes of an invoice may be on another page than itself.
  const ofOrder = useOrderInvoices(reissued?.orderNos[0] ?? '', reissued !== null)
  const { md = false } = Grid.useBreakpoint()
  const columns = useMemo(
    () => columnsOf({ savingNo, onSave, onReissue: setReissued }, md),
    [savingNo, onSave, md],
  )
  return (
    <>
      <Table<Invoice>
        rowKey="applyNo"
        size="middle"
        columns={columns}
        dataSource={invoices}
        pagination={false}
      />
      {reissued ? (
        <InvoiceDialog
          heading="换开发票"
          text={reissueText(reissued, ofOrder)}
          isPending={isPending}
          failure={failure}
          onConfirm={async (madeOut) => {
            if (!(await reissue({ ...madeOut, applyNo: reissued.applyNo }))) return
            setReissued(null)
            onDone('原发票已红冲，已重新申请')
          }}
          onCancel={() => setReissued(null)}
        />
      ) : null}
    </>
  )
}
