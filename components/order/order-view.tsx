import Router from 'next/router'
import { useState } from 'react'
import { AddToList } from '@/components/shared/add-to-list'
import { Breadcrumb } from '@/components/shared/breadcrumb'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { SkeletonList } from '@/components/shared/skeleton'
import { Button, ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { OrderDetail, OrderLine } from '@/contract/order'
import { routes } from '@/contract/routes'
import { useOrder } from '@/hooks/use-orders'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import { OrderActions } from './order-actions'
import s from './order-detail.module.css'
import { OrderFacts } from './order-facts'
import { OrderLines } from './order-lines'
import { OrderParcels } from './order-parcels'
import { OrderSales } from './order-sales'
import { OrderDue, OrderStatus } from './order-status'
import { OrderTimeline } from './order-timeline'

function OrderSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      {['112px', '160px', '200px', '200px'].map((height, at) => (
        <div key={['head', 'progress', 'facts', 'goods'][at]} className={s.panel}>
          <SkeletonList count={1} height={height} />
        </div>
      ))}
    </div>
  )
}

const toGoods = ({ skuId, qty, note, buyerCode, title, spec }: OrderLine) => ({
  ...{ skuId, qty, note, buyerCode },
  title: `${title} ${spec}`,
})

type LoadedProps = { order: OrderDetail }

function Head({ order }: LoadedProps) {
  const { orderNo, shop, poNumber } = order
  const [said, setSaid] = useState('')
  return (
    <section className={`${s.panel} ${s.top}`} aria-label="订单状态">
      <div>
        <p className={s.status}>
          <OrderStatus order={order} />
          <OrderDue order={order} />
        </p>
        <p className={s.numbers}>
          <span>订单编号 {orderNo}</span>
          <MallLink href={routes.shop(shop.id)}>{shop.name}</MallLink>
          {poNumber ? <span>采购单号 {poNumber}</span> : null}
        </p>
        <p className={s.said} role="status">
          {said}
        </p>
      </div>
      <div className={s.onScreen}>
        <OrderActions
          order={order}
          onDone={(text, action) => {
            if (action === 'hide') void Router.replace(routes.orders())
            else setSaid(text)
          }}
        />
      </div>
    </section>
  )
}

function OwnOrder({ orderNo }: OrderViewProps) {
  const { order, error, isMissing, retry } = useOrder(orderNo)
  if (!order && isMissing) {
    return (
      <EmptyState title="订单不存在" text="请核对订单编号；已删除的订单不再显示。">
        <ButtonLink look="primary" href={routes.orders()}>
          查看我的订单
        </ButtonLink>
      </EmptyState>
    )
  }
  if (error && !order) return <ErrorState message={error.message} onRetry={retry} />
  if (!order) return <OrderSkeleton />
  return (
    <>
      <Head order={order} />
      <OrderTimeline events={order.events} />
      <OrderParcels order={order} />
      <OrderLines order={order} />
      <OrderSales orderNo={orderNo} saleCount={order.saleCount} />
      <OrderFacts order={order} />
      <div className={`${s.ways} ${s.onScreen}`}>
        <Button onClick={() => window.print()}>打印订单</Button>
        <AddToList goods={order.lines.map(toGoods)} />
      </div>
    </>
  )
}

type OrderViewProps = { orderNo: string }

/** One order: how it stands, what has happened, its parcels, goods, amounts and invoice. */
export function OrderView({ orderNo }: OrderViewProps) {
  const isSignedIn = useRequiredSignIn()
  return (
    <>
      <div className={s.onScreen}>
        <Breadcrumb
          path={[]}
          hub={{ name: '我的订单', href: routes.orders() }}
          last={`订单 ${orderNo}`}
        />
      </div>
      <h1>
        <VisuallyHidden>订单 {orderNo}</VisuallyHidden>
      </h1>
      {isSignedIn ? <OwnOrder orderNo={orderNo} /> : <OrderSkeleton />}
    </>
  )
}
