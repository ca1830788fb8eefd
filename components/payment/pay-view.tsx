import { Collapse, Radio } from 'antd'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Personal } from '@/components/account/shared/personal'
import checkout from '@/components/order/shared/checkout.module.css'
import { Panel } from '@/components/order/shared/panel'
import { Amount } from '@/components/product/shared/price'
import { AntdScreen } from '@/components/ui/antd-screen'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import surface from '@/components/ui/surface.module.css'
import type { OrderDetail } from '@/contract/order/order-calls'
import {
  OFFLINE_PAY,
  offeredMethods,
  PAY_TYPES,
  type PayType,
} from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'
import { useIsOffered } from '@/hooks/call/use-is-offered'
import { useSomeOrders } from '@/hooks/order/use-orders'
import s from './cashier.module.css'
import { MethodChange } from './method-change'
import { NothingToPay } from './nothing-to-pay'
import { OnlinePay } from './online-pay'
import { PaySkeleton } from './pay-skeleton'
import { Submitted } from './submitted'

/** Its upload loads when a transfer is chosen. */
const OfflinePay = dynamic(async () => (await import('./offline-pay')).OfflinePay, {
  ssr: false,
  loading: late(),
})

type PayViewProps = { orderNos: string[] }
type OrdersProps = { orders: OrderDetail[] }

/** Several orders are folded: the code is looked for first. */
function Summary({ orders }: OrdersProps) {
  const list = (
    <ul>
      {orders.map(({ orderNo, shop, payableAmount }) => (
        <li key={orderNo} className={s.order}>
          <MallLink href={routes.order(orderNo)}>{orderNo}</MallLink>
          <span className={s.end}>
            <Amount value={payableAmount} isPlain />
          </span>
          <span className={surface.note}>{shop.name}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <Collapse
      defaultActiveKey={orders.length === 1 ? 'orders' : []}
      items={[{ key: 'orders', label: `付款订单（${orders.length}）`, children: list }]}
    />
  )
}

const canProve = ({ actions }: OrderDetail) => actions.includes('uploadVoucher')
const canPay = ({ actions }: OrderDetail) => actions.includes('pay')

const isOffline = (type: number) => type === OFFLINE_PAY

/** Payment methods of these orders; where the method cannot be changed, a transfer is for offline orders. */
function methodsFor(orders: OrderDetail[], isChangeable: boolean) {
  return offeredMethods(orders[0]?.payTypes).filter(({ type }) =>
    isOffline(type)
      ? orders.every((order) => canProve(order) || (isChangeable && canPay(order)))
      : orders.every(canPay),
  )
}

type MethodProps = { orders: OrderDetail[]; first: OrderDetail[]; method: PayType }

/** Paying by a code makes it the order's method; a transfer is announced first, for its voucher. */
function Method({ orders, first, method }: MethodProps) {
  const others = orders.filter(
    (order) => canPay(order) && isOffline(order.payType) !== isOffline(method),
  )
  const [turn, setTurn] = useState(0)
  const change =
    others.length > 0 ? (
      <MethodChange orders={others} method={method} onChanged={() => setTurn(turn + 1)} />
    ) : null
  if (method === OFFLINE_PAY) return change ?? <OfflinePay orders={orders} />
  return (
    <>
      {/* Anew once the method is changed: that has closed the payment begun before. */}
      <OnlinePay
        key={`${method} ${turn}`}
        orderNos={first.map(({ orderNo }) => orderNo)}
        payType={method}
      />
      {change}
    </>
  )
}

function Cashier({ orders }: OrdersProps) {
  const methods = methodsFor(orders, useIsOffered('changePayType'))
  const [picked, setPicked] = useState(orders[0]?.payType)
  // Stays once chosen: a payment that succeeded leaves its orders without a method.
  const [first] = useState(orders)
  const method = PAY_TYPES.find(({ type }) => type === picked)?.type ?? methods[0]?.type ?? 1
  const offered = methods.length > 0 ? methods : PAY_TYPES.filter(({ type }) => type === method)
  return (
    <div className={s.root}>
      {methods.length > 0 ? <Submitted orders={orders} /> : null}
      <div className={s.columns}>
        <Panel title="支付方式">
          <div className={checkout.body}>
            <Radio.Group
              className={checkout.segments ?? ''}
              aria-label="支付方式"
              optionType="button"
              value={method}
              options={offered.map(({ type, title }) => ({ value: type, label: title }))}
              onChange={({ target }) => setPicked(target.value)}
            />
            <Method orders={orders} first={first} method={method} />
          </div>
        </Panel>
        <Summary orders={first} />
      </div>
    </div>
  )
}

/** Opens the cashier for the payable orders, and keeps it open once they are paid. */
function Payable({ orders }: OrdersProps) {
  const open = orders.filter((order) => canPay(order) || canProve(order))
  const [requested] = useState(() => open.map(({ orderNo }) => orderNo))
  if (requested.length === 0) {
    return <NothingToPay orders={orders} />
  }
  return <Cashier orders={orders.filter(({ orderNo }) => requested.includes(orderNo))} />
}

function OwnPayment({ orderNos }: PayViewProps) {
  const { orders, ...asked } = useSomeOrders(orderNos)
  const isNotFound = orderNos.length === 0 || (!orders && asked.error?.isNotFound)
  if (isNotFound) {
    return (
      <EmptyState icon="list" title="订单不存在" text="请从我的订单里选择要付款的订单。">
        <ButtonLink variant="primary" href={routes.orders()}>
          查看我的订单
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Resource data={orders} {...asked} skeleton={<PaySkeleton />}>
      {(loaded) => <Payable orders={loaded} />}
    </Resource>
  )
}

/** Cashier: pays one or several orders, by QR code or by transfer. */
export function PayView({ orderNos }: PayViewProps) {
  return (
    <>
      <h1 className={surface.pageTitle}>订单付款</h1>
      <AntdScreen group="payment" skeleton={<PaySkeleton />}>
        <Personal skeleton={<PaySkeleton />}>
          <OwnPayment orderNos={orderNos} />
        </Personal>
      </AntdScreen>
    </>
  )
}
