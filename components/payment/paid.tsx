import { Result } from 'antd'
import { Amount } from '@/components/product/shared/price'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import s from './cashier.module.css'

type PaidProps = { orderNos: string[]; amount: number }

/** Payment success, with links to the next pages. */
export function Paid({ orderNos, amount }: PaidProps) {
  const [only, ...others] = orderNos
  const isOne = only !== undefined && others.length === 0
  return (
    <div role="status">
      <Result
        status="success"
        title="支付成功"
        subTitle={
          <>
            已付 <Amount value={amount} size="m" />
            ，店铺接单后安排发货。
          </>
        }
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
