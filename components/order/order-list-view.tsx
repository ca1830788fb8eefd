import { useState } from 'react'
import { ErrorState } from '@/components/shared/error-state'
import { Pagination } from '@/components/shared/pagination'
import { SkeletonList } from '@/components/shared/skeleton'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { ListedOrder, OrderList } from '@/contract/order'
import type { OrderListState } from '@/contract/order-list-address'
import { OFFLINE_PAY } from '@/contract/order-state'
import { PAID_AT_ONCE_MAX } from '@/contract/payment'
import { routes } from '@/contract/routes'
import { useOrderExport } from '@/hooks/use-order-export'
import { useOrderList } from '@/hooks/use-orders'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import { NoOrders } from './no-orders'
import { OrderCard } from './order-card'
import { OrderFilter, OrderTabs } from './order-filter'
import s from './order-list.module.css'
import { PayTogether } from './pay-together'

type OrderListViewProps = { state: OrderListState }

/** The list in the shape of what is coming. */
function ListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <SkeletonList count={4} height="172px" className={s.waiting} />
    </div>
  )
}

type LoadedProps = OrderListViewProps & { orders: OrderList; onDone: (said: string) => void }

/** Paid at a cashier: vouchers are for one order after the other. */
const canPay = ({ actions, payType }: ListedOrder) =>
  actions.includes('pay') && payType !== OFFLINE_PAY

function Loaded({ orders, state, onDone }: LoadedProps) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const { list, page, pageSize, total } = orders
  const together = list.filter((order) => canPay(order) && picked.includes(order.orderNo))
  const isFull = together.length >= PAID_AT_ONCE_MAX
  if (list.length === 0) return <NoOrders state={state} />

  function handlePick(orderNo: string, isOn: boolean) {
    const others = picked.filter((one) => one !== orderNo)
    setPicked(isOn && !isFull ? [...others, orderNo] : others)
  }

  return (
    <>
      <ul>
        {list.map((order) => (
          <OrderCard
            key={order.orderNo}
            order={order}
            isPicked={canPay(order) ? picked.includes(order.orderNo) : null}
            onPick={(isOn) => handlePick(order.orderNo, isOn)}
            onDone={(said) => onDone(`${said}：${order.orderNo}`)}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.orders({ ...state, page: at })}
      />
      <PayTogether orders={together} />
    </>
  )
}

function OwnOrders({ state }: OrderListViewProps) {
  const { orders, error, retry, isStale } = useOrderList(state)
  const [said, setSaid] = useState('')
  const hasFailed = error && !orders
  return (
    <>
      <OrderTabs state={state} orders={orders} />
      <OrderFilter state={state} />
      <p className={s.said} role="status">
        {said}
      </p>
      {hasFailed ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!hasFailed && !orders ? <ListSkeleton /> : null}
      {orders ? (
        <div className={isStale ? s.stale : undefined} aria-busy={isStale}>
          <Loaded orders={orders} state={state} onDone={setSaid} />
        </div>
      ) : null}
    </>
  )
}

function Export({ state }: OrderListViewProps) {
  const { save, isPending, failure } = useOrderExport()
  return (
    <span>
      {failure ? (
        <span role="alert" className={s.failure}>
          {failure}{' '}
        </span>
      ) : null}
      <Button isPending={isPending} onClick={() => void save(state)}>
        <Icon name="download" size={14} />
        {isPending ? '正在导出…' : '导出订单'}
      </Button>
    </span>
  )
}

/** The orders of the signed-in user, by status, words and time. */
export function OrderListView({ state }: OrderListViewProps) {
  const isSignedIn = useRequiredSignIn()
  return (
    <>
      <div className={s.top}>
        <h1 className={s.title}>我的订单</h1>
        {isSignedIn ? (
          <div className={s.ways}>
            <ButtonLink href={routes.refunds()}>售后记录</ButtonLink>
            <Export state={state} />
          </div>
        ) : null}
      </div>
      {isSignedIn ? (
        <OwnOrders state={state} />
      ) : (
        <>
          <OrderTabs state={state} orders={undefined} />
          <OrderFilter state={state} />
          <ListSkeleton />
        </>
      )}
    </>
  )
}
