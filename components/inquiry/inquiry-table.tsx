import { Grid, Table, type TableColumnsType } from 'antd'
import { AntdScreen } from '@/components/ui/antd-screen'
import { MallLink } from '@/components/ui/mall-link'
import { StatusTag } from '@/components/ui/status-tag'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { InquirySummary } from '@/contract/inquiry/inquiry-calls'
import { inquiryBadge, PENDING_INQUIRIES } from '@/contract/inquiry/inquiry-status-rules'
import { routes } from '@/contract/routes'
import s from './inquiry-list.module.css'
import { InquiryListSkeleton } from './inquiry-skeletons'

function titleOf({ titles, lineCount }: InquirySummary): string {
  const more = lineCount > titles.length ? ` 等 ${lineCount} 行` : ''
  return `${titles.join('；')}${more}`
}

function Titles({ row }: { row: InquirySummary }) {
  return (
    <>
      <div>
        <MallLink href={routes.inquiry(row.inquiryNo)} className={s.titles}>
          {titleOf(row)}
        </MallLink>
      </div>
      <p className={s.no}>{row.inquiryNo}</p>
    </>
  )
}

const answeredOf = ({ answeredCount, lineCount }: InquirySummary) =>
  `${answeredCount}/${lineCount} 行`

/** What stands in columns of its own where there is room for them. */
function Below({ row }: { row: InquirySummary }) {
  return (
    <p className={s.below}>
      <StatusTag badge={inquiryBadge(row.status)} />
      <span className={s.fact}>已答复 {answeredOf(row)}</span>
      {PENDING_INQUIRIES.includes(row.status) ? (
        <span className={s.fact}>
          有效至 <TimestampText value={row.dueAt} />
        </span>
      ) : null}
    </p>
  )
}

const NARROW: TableColumnsType<InquirySummary> = [
  {
    title: '询价内容',
    key: 'titles',
    render: (_value, row) => (
      <>
        <Titles row={row} />
        <Below row={row} />
      </>
    ),
  },
]

const WIDE: TableColumnsType<InquirySummary> = [
  { title: '询价内容', key: 'titles', render: (_value, row) => <Titles row={row} /> },
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
