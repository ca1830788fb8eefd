import { Button } from 'antd'
import { useState } from 'react'
import { NoScriptNote } from '@/components/account/shared/personal'
import { AntdScreen } from '@/components/ui/antd-screen'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Pagination } from '@/components/ui/pagination'
import { Resource, Stale } from '@/components/ui/resource'
import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { Waiting } from '@/components/ui/waiting'
import { PAID_AT_ONCE_MAX } from '@/contract/constants'
import type { ListedOrder, OrderList } from '@/contract/order/order-calls'
import { type OrderListState, orderListAddress } from '@/contract/order/order-list-address'
import { OFFLINE_PAY } from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'
import { useRequiredSignIn } from '@/hooks/account/use-required-sign-in'
import { useIsOffered } from '@/hooks/call/use-is-offered'
import { useOrderList } from '@/hooks/order/use-orders'
import { NoOrders } from './no-orders'
import { OrderCard } from './order-card'
import { OrderFilter, OrderTabs } from './order-filter'
import { PayTogether } from './pay-together'
import s from './shared/order-list.module.css'
import { useOrderExport } from './use-order-export'

type OrderListViewProps = { state: OrderListState }

/** Skeleton of the order list. */
function ListSkeleton() {
  return (
    <Waiting>
      <SkeletonList count={4} height="172px" className={surface.stack} />
    </Waiting>
  )
}

type LoadedProps = OrderListViewProps & { orders: OrderList; onDone: (said: string) => void }

/** Payable together at the cashier; offline orders upload their vouchers one by one. */
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
        hrefOf={(at) => routes.orders(orderListAddress.write({ ...state, page: at }))}
      />
      <PayTogether orders={together} />
    </>
  )
}

function OwnOrders({ state }: OrderListViewProps) {
  const { orders, ...requested } = useOrderList(state)
  const [said, setSaid] = useState('')
  return (
    <>
      <OrderTabs state={state} orders={orders} />
      <OrderFilter state={state} />
      <p className={s.said} role="status">
        {said}
      </p>
      <Resource data={orders} {...requested} skeleton={<ListSkeleton />}>
        {(loaded) => (
          <Stale isStale={requested.isStale}>
            <Loaded orders={loaded} state={state} onDone={setSaid} />
          </Stale>
        )}
      </Resource>
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
      <Button
        icon={<Icon name="download" size={14} />}
        loading={isPending}
        onClick={() => void save(state)}
      >
        {isPending ? '正在导出…' : '导出订单'}
      </Button>
    </span>
  )
}

function Orders({ state }: OrderListViewProps) {
  const isSignedIn = useRequiredSignIn()
  const hasOrders = useIsOffered('getOrderList')
  return (
    <>
      <div className={s.top}>
        <h1 className={s.title}>我的订单</h1>
        {isSignedIn && hasOrders ? (
          <div className={surface.ways}>
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
      <NoScriptNote />
    </>
  )
}

/** As high as the heading, the tabs and the filter of the list. */
function ScreenSkeleton({ state }: OrderListViewProps) {
  return (
    <>
      <div className={s.top}>
        <h1 className={s.title}>我的订单</h1>
      </div>
      <OrderTabs state={state} orders={undefined} />
      <div className={s.filter}>
        <Skeleton width="420px" height="32px" />
      </div>
      <ListSkeleton />
    </>
  )
}

/** Orders of the signed-in user, filtered by status, keyword and period. */
export function OrderListView({ state }: OrderListViewProps) {
  return (
    <AntdScreen group="orders" skeleton={<ScreenSkeleton state={state} />}>
      <Orders state={state} />
    </AntdScreen>
  )
}
