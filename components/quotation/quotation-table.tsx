import { Grid, Table, type TableColumnsType } from 'antd'
import { AntdScreen } from '@/components/ui/antd-screen'
import { DocumentFact, DocumentFacts, DocumentTitle } from '@/components/ui/document-row'
import { MallLink } from '@/components/ui/mall-link'
import { StatusTag } from '@/components/ui/status-tag'
import { TimestampText } from '@/components/ui/timestamp-text'
import { formatAmount } from '@/contract/money'
import { checkoutAddress } from '@/contract/order/checkout-address'
import type { QuotationSummary } from '@/contract/quotation/my-quotation-calls'
import { QUOTATION_STATUS, quotationBadge } from '@/contract/quotation/quotation-status-rules'
import { routes } from '@/contract/routes'
import s from './quotation-list.module.css'
import { QuotationListSkeleton } from './quotation-skeletons'

function NextStep({ row: { no, status, orderNos } }: { row: QuotationSummary }) {
  const [first] = orderNos
  if (status === QUOTATION_STATUS.valid) {
    return (
      <MallLink href={routes.checkout(checkoutAddress.write({ quotation: no }))}>转订单</MallLink>
    )
  }
  if (first === undefined) return <MallLink href={routes.ownQuotation(no)}>重新报价</MallLink>
  return (
    <MallLink href={orderNos.length > 1 ? routes.orders() : routes.order(first)}>查看订单</MallLink>
  )
}

const titleOf = ({ no, titles, lineCount }: QuotationSummary) => (
  <DocumentTitle href={routes.ownQuotation(no)} no={no} titles={titles} lineCount={lineCount} />
)

const factsOf = (row: QuotationSummary) => (
  <DocumentFacts badge={quotationBadge(row.status)}>
    <DocumentFact>
      有效至 <TimestampText value={row.validUntil} />
    </DocumentFact>
    <span className={s.next}>
      <NextStep row={row} />
    </span>
  </DocumentFacts>
)

const TOTAL: TableColumnsType<QuotationSummary>[number] = {
  title: '价税合计',
  key: 'total',
  width: 128,
  align: 'right',
  render: (_value, { total }) => <span className={s.amount}>¥{formatAmount(total)}</span>,
}

const NARROW: TableColumnsType<QuotationSummary> = [
  {
    title: '报价内容',
    key: 'titles',
    render: (_value, row) => (
      <>
        {titleOf(row)}
        {factsOf(row)}
      </>
    ),
  },
  { ...TOTAL, width: 112 },
]

const WIDE: TableColumnsType<QuotationSummary> = [
  { title: '报价内容', key: 'titles', render: (_value, row) => titleOf(row) },
  {
    title: '状态',
    key: 'status',
    width: 88,
    render: (_value, { status }) => <StatusTag badge={quotationBadge(status)} />,
  },
  TOTAL,
  {
    title: '报价时间',
    key: 'issuedAt',
    width: 168,
    render: (_value, { issuedAt }) => <TimestampText value={issuedAt} />,
  },
  {
    title: '有效至',
    key: 'validUntil',
    width: 168,
    render: (_value, { validUntil }) => <TimestampText value={validUntil} />,
  },
  { title: '操作', key: 'next', width: 96, render: (_value, row) => <NextStep row={row} /> },
]

type QuotationTableProps = { quotations: QuotationSummary[] }

/** A page of quotations. */
export function QuotationTable({ quotations }: QuotationTableProps) {
  const { md = false } = Grid.useBreakpoint()
  return (
    <AntdScreen group="offers" skeleton={<QuotationListSkeleton />}>
      <Table<QuotationSummary>
        rowKey="no"
        size="middle"
        columns={md ? WIDE : NARROW}
        dataSource={quotations}
        pagination={false}
      />
    </AntdScreen>
  )
}
