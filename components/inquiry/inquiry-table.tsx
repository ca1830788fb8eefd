import { Table, type TableColumnsType } from 'antd'
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

const COLUMNS: TableColumnsType<InquirySummary> = [
  {
    title: '询价内容',
    key: 'titles',
    render: (_value, row) => (
      <>
        <div>
          <MallLink href={routes.inquiry(row.inquiryNo)} className={s.titles}>
            {titleOf(row)}
          </MallLink>
        </div>
        <p className={s.no}>{row.inquiryNo}</p>
      </>
    ),
  },
  {
    title: '状态',
    key: 'status',
    width: 104,
    render: (_value, { status }) => <StatusTag badge={inquiryBadge(status)} />,
  },
  {
    title: '已答复',
    key: 'answered',
    width: 96,
    responsive: ['md'],
    render: (_value, { answeredCount, lineCount }) => `${answeredCount}/${lineCount} 行`,
  },
  {
    title: '提交时间',
    key: 'createdAt',
    width: 168,
    responsive: ['md'],
    render: (_value, { createdAt }) => <TimestampText value={createdAt} />,
  },
  {
    title: '有效至',
    key: 'dueAt',
    width: 168,
    responsive: ['md'],
    render: (_value, { status, dueAt }) =>
      PENDING_INQUIRIES.includes(status) ? <TimestampText value={dueAt} /> : '–',
  },
]

type InquiryTableProps = { inquiries: InquirySummary[] }

/** A page of inquiries. */
export function InquiryTable({ inquiries }: InquiryTableProps) {
  return (
    <AntdScreen group="offers" skeleton={<InquiryListSkeleton />}>
      <Table<InquirySummary>
        rowKey="inquiryNo"
        size="middle"
        columns={COLUMNS}
        dataSource={inquiries}
        pagination={false}
      />
    </AntdScreen>
  )
}
