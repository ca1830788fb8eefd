import { Button } from 'antd'
import { Personal } from '@/components/account/shared/personal'
import { OrderAfterSales } from '@/components/after-sale/shared/order-after-sales'
import { AddToList } from '@/components/cart/shared/add-to-list'
import { AntdScreen } from '@/components/ui/antd-screen'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { Waiting } from '@/components/ui/waiting'
import type { OrderDetail, OrderLine, Shipment } from '@/contract/order/order-calls'
import { routes } from '@/contract/routes'
import { usePaper } from '@/hooks/browser/use-paper'
import { useOrderInvoices } from '@/hooks/invoice/use-invoices'
import { useOrder } from '@/hooks/order/use-orders'
import { OrderFacts } from './order-facts'
import { OrderHead } from './order-head'
import { OrderLines } from './order-lines'
import { DeliveryPaper, OrderPaper } from './order-paper'
import { OrderParcels } from './order-parcels'
import { OrderTimeline } from './order-timeline'
import s from './shared/order-detail.module.css'
import { OrderPanel } from './shared/order-panel'

function OrderSkeleton() {
  return (
    <Waiting>
      {['150px', '200px', '200px'].map((height, at) => (
        <div key={['head', 'goods', 'parcels'][at]} className={s.panel}>
          <SkeletonList count={1} height={height} />
        </div>
      ))}
    </Waiting>
  )
}

const toGoods = ({ skuId, qty, note, buyerCode, title, spec }: OrderLine) => ({
  skuId,
  qty,
  note,
  buyerCode,
  title: `${title} ${spec}`,
})

type LoadedProps = { order: OrderDetail }

/** What the page prints: itself, or the delivery note of a parcel. */
type Document = { kind: 'order' } | { kind: 'delivery'; parcel: Shipment }
const ORDER: Document = { kind: 'order' }

function Loaded({ order }: LoadedProps) {
  const { shown, print } = usePaper<Document>(ORDER)
  const invoices = useOrderInvoices(order.orderNo, order.invoiceStatus > 0)
  return (
    <>
      {shown?.kind === 'order' ? <OrderPaper order={order} invoices={invoices} /> : null}
      {shown?.kind === 'delivery' ? <DeliveryPaper order={order} parcel={shown.parcel} /> : null}
      <OrderHead order={order} />
      <div className={s.columns}>
        <div>
          <OrderLines order={order} />
          <OrderParcels order={order} onPrint={(parcel) => print({ kind: 'delivery', parcel })} />
          <OrderAfterSales orderNo={order.orderNo} saleCount={order.saleCount} />
        </div>
        <div>
          <OrderTimeline events={order.events} />
          <OrderFacts order={order} invoices={invoices} />
          <OrderPanel title="单据">
            <div className={`${s.body} ${s.ways}`}>
              <Button onClick={() => print(ORDER)}>打印订单</Button>
              <AddToList goods={order.lines.map(toGoods)} />
            </div>
          </OrderPanel>
        </div>
      </div>
    </>
  )
}

function OwnOrder({ orderNo }: OrderViewProps) {
  const { order, isNotFound, ...requested } = useOrder(orderNo)
  if (!order && isNotFound) {
    return (
      <EmptyState title="订单不存在" text="请核对订单编号；已删除的订单不再显示。">
        <ButtonLink variant="primary" href={routes.orders()}>
          查看我的订单
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Resource data={order} {...requested} skeleton={<OrderSkeleton />}>
      {(loaded) => <Loaded order={loaded} />}
    </Resource>
  )
}

type OrderViewProps = { orderNo: string }

/** Order page: status, timeline, parcels, goods, amounts and invoice. */
export function OrderView({ orderNo }: OrderViewProps) {
  return (
    <>
      <Breadcrumb
        path={[]}
        hub={{ name: '我的订单', href: routes.orders() }}
        last={`订单 ${orderNo}`}
      />
      <h1>
        <VisuallyHidden>订单 {orderNo}</VisuallyHidden>
      </h1>
      <AntdScreen group="orders" skeleton={<OrderSkeleton />}>
        <Personal skeleton={<OrderSkeleton />}>
          <OwnOrder orderNo={orderNo} />
        </Personal>
      </AntdScreen>
    </>
  )
}
