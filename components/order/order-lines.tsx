import { useState } from 'react'
import { ApplyButton, LazyApplyDialog } from '@/components/after-sale/shared/apply-button'
import { Amount, Price } from '@/components/product/shared/price'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import type { OrderDetail, OrderLine } from '@/contract/order/order-calls'
import { routes } from '@/contract/routes'
import { orderSums } from './order-sums'
import s from './shared/order-detail.module.css'
import { OrderPanel } from './shared/order-panel'

type RowProps = { line: OrderLine; onApply: () => void }

function Row({ line, onApply }: RowProps) {
  const { unit, qty, shippedQty, taxPercent, note, buyerCode } = line
  return (
    <tr>
      <td className={s.name}>
        <MallLink href={routes.product(line.productId, line.skuId)}>
          {line.title} {line.spec}
        </MallLink>
        <p className={surface.caption}>
          {[
            `编号 ${line.itemNo}`,
            line.brand,
            buyerCode ? `物料编码 ${buyerCode}` : '',
            note ? `备注 ${note}` : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {line.mayRefund ? (
          <p className={s.ask}>
            <ApplyButton line={line} onOpen={onApply} />
          </p>
        ) : null}
      </td>
      <td className={s.end} data-label="单价">
        <Price value={line.unitPrice} unit={unit} />
      </td>
      <td className={s.end} data-label="数量">
        {qty} {unit}
      </td>
      <td className={s.end} data-label="已发">
        {shippedQty} {unit}
      </td>
      <td className={s.end} data-label={`税额 ${taxPercent}%`}>
        <Amount value={line.taxAmount} isPlain />
      </td>
      <td className={s.end} data-label="金额">
        <Amount value={line.amount} />
      </td>
    </tr>
  )
}

type OrderLinesProps = { order: OrderDetail }

/** Ordered lines with prices and total. */
export function OrderLines({ order }: OrderLinesProps) {
  const [said, setSaid] = useState('')
  const [open, setOpen] = useState<OrderLine | null>(null)
  return (
    <OrderPanel title={`商品（${order.lineCount} 种）`}>
      <p className={s.applied} role="status">
        {said}
      </p>
      <div className={s.scroll}>
        <table className={s.table}>
          <thead>
            <tr>
              <th>商品</th>
              <th className={s.end}>含税单价</th>
              <th className={s.end}>数量</th>
              <th className={s.end}>已发</th>
              <th className={s.end}>税额</th>
              <th className={s.end}>含税金额</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <Row key={line.lineId} line={line} onApply={() => setOpen(line)} />
            ))}
          </tbody>
        </table>
      </div>
      <dl className={s.sums}>
        {orderSums(order).map(([name, amount]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              <Amount value={amount} isPlain />
            </dd>
          </div>
        ))}
        <dt>应付金额</dt>
        <dd>
          <Amount value={order.payableAmount} size="l" />
        </dd>
      </dl>
      {open ? (
        <LazyApplyDialog
          line={open}
          onDone={(text) => {
            setOpen(null)
            setSaid(text)
          }}
          onCancel={() => setOpen(null)}
        />
      ) : null}
    </OrderPanel>
  )
}
