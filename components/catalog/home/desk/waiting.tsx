import { WAITING_FACTS } from '@/components/account/shared/waiting-facts'
import { MallLink } from '@/components/ui/mall-link'
import { Skeleton } from '@/components/ui/skeleton'
import { quotationListAddress } from '@/contract/quotation/quotation-list-address'
import { QUOTATION_STATUS } from '@/contract/quotation/quotation-status-rules'
import { routes } from '@/contract/routes'
import { DeskPanel } from './desk-panel'
import { type Figure, useDesk } from './use-desk'
import s from './waiting.module.css'

/** Of what may wait for a buyer: what one looks for every day. */
const DAILY = ['待付款', '待发货', '待收货', '询价待确认']

type RowProps = { title: string; href: string; figure: Figure }

function Row({ title, href, figure }: RowProps) {
  return (
    <li>
      <MallLink href={href} className={s.row}>
        <span>{title}</span>{' '}
        {figure === undefined ? (
          <Skeleton width="48px" height="16px" />
        ) : (
          <span className={figure?.isUrgent ? `${s.figure} ${s.urgent}` : s.figure}>
            {figure?.text ?? '查看'}
          </span>
        )}
      </MallLink>
    </li>
  )
}

/** Open orders, answered inquiries, quotations and lists, each with where to go on. */
export function Waiting() {
  const { waitingFigure, quotationFigure, listFigure } = useDesk()
  return (
    <DeskPanel title="待办" more={{ href: routes.userInfo(), text: '个人中心' }}>
      <ul className={s.list}>
        {WAITING_FACTS.filter(({ title }) => DAILY.includes(title)).map((fact) => (
          <Row key={fact.title} title={fact.title} href={fact.href} figure={waitingFigure(fact)} />
        ))}
        <Row
          title="有效报价单"
          href={routes.quotations(quotationListAddress.write({ type: QUOTATION_STATUS.valid }))}
          figure={quotationFigure}
        />
        <Row title="采购清单" href={routes.userInfo('lists')} figure={listFigure} />
      </ul>
    </DeskPanel>
  )
}
