import { Result } from 'antd'
import { Amount } from '@/components/product/shared/price'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import s from './cashier.module.css'

type PaidProps = {
  orderNos: string[]
  amount: number
  /** What of it goes back, since its order was cancelled or paid before, fen. */
  returned?: number | undefined
}

type MoneyProps = { amount: number; returned: number; isForNothing: boolean }

function Money({ amount, returned, isForNothing }: MoneyProps) {
  if (isForNothing) {
    return (
      <>
        订单已取消或已付款，收到的 <Amount value={amount} size="m" /> 将原路退回。
      </>
    )
  }
  return (
    <>
      已付 <Amount value={amount} size="m" />
      ，店铺接单后安排发货。
      {returned > 0 ? (
        <>
          其中 <Amount value={returned} size="m" /> 的订单已取消或已付款，将原路退回。
        </>
      ) : null}
    </>
  )
}

/** The end of a payment, with links to the next pages. */
export function Paid({ orderNos, amount, returned = 0 }: PaidProps) {
  const [only, ...others] = orderNos
  const isOne = only !== undefined && others.length === 0
  const isForNothing = returned > 0 && returned >= amount
  return (
    <div role="status">
      <Result
        status={isForNothing ? 'warning' : 'success'}
        title={isForNothing ? '付款将退回' : '支付成功'}
        subTitle={<Money amount={amount} returned={returned} isForNothing={isForNothing} />}
        extra={
          <span className={s.ways}>
            <ButtonLink variant="primary" href={isOne ? routes.order(only) : routes.orders()}>
              {isOne ? '查看订单' : '查看我的订单'}
            </ButtonLink>
            <ButtonLink href={routes.home()}>继续采购</ButtonLink>
          </span>
        }
      />
    </div>
  )
}
