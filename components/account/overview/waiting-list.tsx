import { MallLink } from '@/components/ui/mall-link'
import { Skeleton } from '@/components/ui/skeleton'
import type { Waiting } from '@/contract/account/account-overview-calls'
import { inquiryListAddress } from '@/contract/inquiry/inquiry-list-address'
import { INQUIRY_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import { formatAmount } from '@/contract/money'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'
import s from './overview.module.css'

type Fact = {
  title: string
  unit: string
  href: string
  countOf: (waiting: Waiting) => number
  /** Waits for the buyer, not for a shop. */
  isUrgent: boolean
  noteOf?: (waiting: Waiting) => string
}

const FACTS: readonly Fact[] = [
  {
    title: '待付款',
    unit: '个订单',
    href: routes.orders({ type: ORDER_STATUS.pending }),
    countOf: ({ toPay }) => toPay,
    isUrgent: true,
    noteOf: ({ toPayAmount }) => (toPayAmount > 0 ? `¥${formatAmount(toPayAmount)}` : ''),
  },
  {
    title: '待发货',
    unit: '个订单',
    href: routes.orders({ type: ORDER_STATUS.toShip }),
    countOf: ({ toShip }) => toShip,
    isUrgent: false,
  },
  {
    title: '待收货',
    unit: '个订单',
    href: routes.orders({ type: ORDER_STATUS.toReceive }),
    countOf: ({ toReceive }) => toReceive,
    isUrgent: true,
  },
  {
    title: '待开票',
    unit: '个订单',
    href: routes.userInfo({ section: 'invoices' }),
    countOf: ({ toInvoice }) => toInvoice,
    isUrgent: true,
  },
  {
    title: '待评价',
    unit: '件商品',
    href: routes.commentPosting(),
    countOf: ({ toComment }) => toComment,
    isUrgent: false,
  },
  {
    title: '询价待确认',
    unit: '张询价单',
    href: routes.inquiries(inquiryListAddress.write({ type: INQUIRY_STATUS.quoted })),
    countOf: ({ quoted }) => quoted,
    isUrgent: true,
  },
  {
    title: '售后待寄回',
    unit: '件商品',
    href: routes.refunds(),
    countOf: ({ toSendBack }) => toSendBack,
    isUrgent: true,
  },
]

/** `null`: the figures are not known and will not be. */
type FiguresProps = { fact: Fact; waiting: Waiting | null | undefined }

function Figures({ fact, waiting }: FiguresProps) {
  if (waiting === undefined) return <Skeleton width="72px" height="24px" />
  if (waiting === null) return <span className={s.unit}>查看</span>
  const count = fact.countOf(waiting)
  const note = fact.noteOf?.(waiting)
  // The spaces part the words of the link's name.
  return (
    <>
      <span className={fact.isUrgent && count > 0 ? `${s.count} ${s.urgent}` : s.count}>
        {count}
      </span>{' '}
      <span className={s.unit}>{fact.unit}</span>{' '}
      {note ? <span className={s.sum}>{note}</span> : null}
    </>
  )
}

type WaitingListProps = { waiting: Waiting | null | undefined }

/** What waits for the buyer, each with a link to its list; the links are there without figures. */
export function WaitingList({ waiting }: WaitingListProps) {
  return (
    <ul className={s.facts}>
      {FACTS.map((fact) => (
        <li key={fact.title}>
          <MallLink href={fact.href} className={s.fact}>
            <span className={s.name}>{fact.title}</span>{' '}
            <span className={s.figures}>
              <Figures fact={fact} waiting={waiting} />
            </span>
          </MallLink>
        </li>
      ))}
    </ul>
  )
}
