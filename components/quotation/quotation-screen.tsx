import { Alert } from 'antd'
import { AntdScreen } from '@/components/ui/antd-screen'
import { ButtonLink } from '@/components/ui/button'
import { Printed } from '@/components/ui/paper'
import surface from '@/components/ui/surface.module.css'
import type { OwnQuotation } from '@/contract/quotation/my-quotation-calls'
import { QUOTATION_STATUS } from '@/contract/quotation/quotation-status-rules'
import { routes } from '@/contract/routes'
import { usePaper } from '@/hooks/browser/use-paper'
import s from './own-quotation.module.css'
import { QuotationHead } from './quotation-head'
import { QuotationSheet } from './quotation-sheet'
import { QuotationSkeleton } from './quotation-skeletons'
import { TodayPrices } from './today-prices'

type QuotationScreenProps = { own: OwnQuotation }

function Orders({ own: { orderNos } }: QuotationScreenProps) {
  return (
    <Alert
      type="success"
      showIcon
      title="已按本报价单下单"
      description={
        <span className={surface.ways}>
          {orderNos.map((orderNo) => (
            <ButtonLink key={orderNo} size="s" href={routes.order(orderNo)}>
              {orderNo}
            </ButtonLink>
          ))}
        </span>
      }
    />
  )
}

function Content({ own }: QuotationScreenProps) {
  const { quotation, status } = own
  const { shown, print } = usePaper('quotation')
  return (
    <div className={s.root}>
      {shown ? (
        <Printed>
          <QuotationSheet quotation={quotation} />
        </Printed>
      ) : null}
      <QuotationHead own={own} onPrint={() => print('quotation')} />
      {status === QUOTATION_STATUS.ordered ? <Orders own={own} /> : null}
      {status === QUOTATION_STATUS.expired ? (
        <Alert
          type="warning"
          showIcon
          title="报价单已过期，不能再按原价下单"
          description="可按今日价格重新报价，原报价单保留不变。"
        />
      ) : null}
      <TodayPrices no={quotation.no} />
      <QuotationSheet quotation={quotation} />
    </div>
  )
}

/** A quotation: what can be done with it, today's prices, and the document. */
export function QuotationScreen({ own }: QuotationScreenProps) {
  return (
    <AntdScreen group="offers" skeleton={<QuotationSkeleton />}>
      <Content own={own} />
    </AntdScreen>
  )
}
