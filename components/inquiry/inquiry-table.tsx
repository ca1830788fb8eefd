import { Grid, Table, type TableColumnsType } from 'antd'
import { AntdScreen } from '@/components/ui/antd-screen'
import { DocumentFact, DocumentFacts, DocumentTitle } from '@/components/ui/document-row'
import { StatusTag } from '@/components/ui/status-tag'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { InquirySummary } from '@/contract/inquiry/inquiry-calls'
import { inquiryBadge, PENDING_INQUIRIES } from '@/contract/inquiry/inquiry-status-rules'
import { routes } from '@/contract/routes'
import { InquiryListSkeleton } from './inquiry-skeletons'

const titleOf = ({ inquiryNo, titles, lineCount }: InquirySummary) => (
  <DocumentTitle
    href={routes.inquiry(inquiryNo)}
    no={inquiryNo}
    titles={titles}
    lineCount={lineCount}
  />
)

const answeredOf = ({ answeredCount, lineCount }: InquirySummary) =>
  `${answeredCount}/${lineCount} 行`

const factsOf = (row: InquirySummary) => (
  <DocumentFacts badge={inquiryBadge(row.status)}>
    <DocumentFact>已答复 {answeredOf(row)}</DocumentFact>
    {PENDING_INQUIRIES.includes(row.status) ? (
      <DocumentFact>
        有效至 <TimestampText value={row.dueAt} />
      </DocumentFact>
    ) : null}
  </DocumentFacts>
)

const NARROW: TableColumnsType<InquirySummary> = [
  {
    title: '询价内容',
    key: 'titles',
    render: (_value, row) => (
      <>
        {titleOf(row)}
        {factsOf(row)}
      </>
    ),
  },
]

const WIDE: TableColumnsType<InquirySummary> = [
  { title: '询价内容', key: 'titles', render: (_value, row) => titleOf(row) },
  {
    title: '状态',
    key: 'status',
    width: 104,
    render: (_value, { status }) => <StatusTag badge={inquiryBadge(status)} />,
  },
  { title: '已答复', key: 'answered', width: 96, render: (_value, row) => answeredOf(row) },
  {
    title: '提交时间',
    key: 'createdAt',
    width: 168,
    render: (_value, { createdAt }) => <TimestampText value={createdAt} />,
  },
  {
    title: '有效至',
    key: 'dueAt',
    width: 168,
    render: (_value, { status, dueAt }) =>
      PENDING_INQUIRIES.includes(status) ? <TimestampText value={dueAt} /> : '–',
  },
]

type InquiryTableProps = { inquiries: InquirySummary[] }

/** A page of inquiries. */
export function InquiryTable({ inquiries }: InquiryTableProps) {
  const { md = false } = Grid.useBreakpoint()
  return (
    <AntdScreen group="offers" skeleton={<InquiryListSkeleton />}>
      <Table<InquirySummary>
        rowKey="inquiryNo"
        size="middle"
        columns={md ? WIDE : NARROW}
        dataSource={inquiries}
        pagination={false}
      />
    </AntdScreen>
  )
}
