import { useState } from 'react'
import { dayText } from '@/components/account/shared/day-text'
import { Amount } from '@/components/product/shared/price'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import type { InvoiceOrders, OpenOrder } from '@/contract/invoice/invoice-calls'
import { formatAmount } from '@/contract/money'
import { routes } from '@/contract/routes'
import { useInvoiceChanges } from '@/hooks/invoice/use-invoices'
import { InvoiceDialog } from './invoice-dialog'
import s from './invoices.module.css'

type RowProps = { order: OpenOrder; isChosen: boolean; isBarred: boolean; onToggle: () => void }

function Row({ order, isChosen, isBarred, onToggle }: RowProps) {
  const { orderNo, shop, amount, finishedAt } = order
  return (
    <li className={s.open}>
      <input
        type="checkbox"
        className={surface.check}
        checked={isChosen}
        disabled={isBarred}
        aria-label={`选择订单 ${orderNo}`}
        onChange={onToggle}
      />
      <span className={s.what}>
        <MallLink href={routes.order(orderNo)} className={s.link}>
          {orderNo}
        </MallLink>
        <span className={s.fact}>
          {shop.name}，{dayText(finishedAt)} 完成
        </span>
      </span>
      <Amount value={amount} />
    </li>
  )
}

type OpenOrdersProps = { offered: InvoiceOrders; onDone: (said: string) => void }

/** Orders that can be invoiced; several orders of one shop share one invoice. */
export function OpenOrders({ offered: { list, total }, onDone }: OpenOrdersProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const { apply, isPending, failure } = useInvoiceChanges()
  const picked = list.filter(({ orderNo }) => chosen.includes(orderNo))
  const shop = picked[0]?.shop
  const amount = picked.reduce((sum, order) => sum + order.amount, 0)
  if (list.length === 0) return null

  const toggle = (orderNo: string) =>
    setChosen(
      chosen.includes(orderNo) ? chosen.filter((one) => one !== orderNo) : [...chosen, orderNo],
    )

  return (
    <section className={s.block} aria-label="可开票订单">
      <h3 className={s.title}>可开票订单</h3>
      <p className={s.fact}>
        {total > list.length ? `共 ${total} 个，先列出最早完成的 ${list.length} 个。` : null}
        同一店铺的订单可以合并开票，订单完成后 180 天内可申请。
      </p>
      <ul>
        {list.map((order) => (
          <Row
            key={order.orderNo}
            order={order}
            isChosen={chosen.includes(order.orderNo)}
            isBarred={shop !== undefined && shop.id !== order.shop.id}
            onToggle={() => toggle(order.orderNo)}
          />
        ))}
      </ul>
      <p className={s.sum} aria-live="polite">
        已选 {picked.length} 个，合计 <Amount value={amount} />
        <Button variant="primary" disabled={picked.length === 0} onClick={() => setAsking(true)}>
          申请开票
        </Button>
      </p>
      {isAsking && shop ? (
        <InvoiceDialog
          heading="申请开票"
          text={`${shop.name}，${picked.length} 个订单，¥${formatAmount(amount)}`}
          isPending={isPending}
          failure={failure}
          onConfirm={async (madeOut) => {
            const orderNos = picked.map(({ orderNo }) => orderNo)
            if (!(await apply({ ...madeOut, orderNos }))) return
            setAsking(false)
            setChosen([])
            onDone('已提交开票申请，店铺开具后会通知您')
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}
