import { ButtonLink } from '@/components/ui/button'
import { EmptyLaterPage } from '@/components/ui/empty-later-page'
import { EmptyState } from '@/components/ui/empty-state'
import { type OrderListState, orderListAddress } from '@/contract/order/order-list-address'
import { routes } from '@/contract/routes'

type NoOrdersProps = { state: OrderListState }

/** Empty state of an order tab. */
export function NoOrders({ state }: NoOrdersProps) {
  const { type, keyword, dateKey, fromDay, toDay, page } = state
  if (page > 1) {
    return (
      <EmptyLaterPage
        what="订单"
        first={routes.orders(orderListAddress.write({ ...state, page: 1 }))}
      />
    )
  }
  if (keyword || dateKey || fromDay || toDay) {
    return (
      <EmptyState icon="list" title="没有符合条件的订单" text="换个关键词，或放宽下单时间。">
        <ButtonLink variant="primary" href={routes.orders(orderListAddress.write({ type }))}>
          清除条件
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="box"
      title={type === -1 ? '还没有订单' : '这里没有订单'}
      text="选好商品，从购物车去结算，订单会出现在这里。"
    >
      <ButtonLink variant="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
      <ButtonLink href={routes.cart()}>去购物车</ButtonLink>
    </EmptyState>
  )
}
