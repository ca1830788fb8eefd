import { useCallback, useState } from 'react'
import { ApplyButton, LazyApplyDialog } from '@/components/after-sale/shared/apply-button'
import { Amount, Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import type { OrderDetail, OrderLine } from '@/contract/order/order-calls'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import { useReopenedForm } from '@/hooks/account/use-kept-form'
import { useSaid } from '@/hooks/call/use-said'
import { amountWord } from './due-text'
import { orderSums } from './order-sums'
import { parcelsOf } from './parcels-of'
import s from './shared/order-detail.module.css'
import { OrderPanel } from './shared/order-panel'

type RowProps = {
  line: OrderLine
  /** Which parcels the line is in, and what has not been shipped. */
  parcels: string[]
  onApply: () => void
}

function Row({ line, parcels, onApply }: RowProps) {
  const { unit, qty, taxPercent, note, buyerCode, costCenter } = line
  return (
    <tr>
      <td className={s.image}>
        <ProductImage src={line.image} alt="" width={48} />
      </td>
      <td className={s.name}>
        <MallLink href={routes.product(line.productId, line.skuId)}>
          {line.title} {line.spec}
        </MallLink>
        <p className={surface.caption}>
          {[
            `编号 ${line.itemNo}`,
            line.brand,
            buyerCode ? `物料编码 ${buyerCode}` : '',
            costCenter ? `成本中心 ${costCenter}` : '',
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
        {formatQuantity(qty, unit)}
      </td>
      <td className={s.where} data-label="包裹">
        {parcels.map((parcel) => (
          <p key={parcel}>{parcel}</p>
        ))}
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
  const [said, say] = useSaid()
  const [open, setOpen] = useState<OrderLine | null>(null)
  const reopen = useCallback(
    (lineId: string) => setOpen(order.lines.find((line) => line.lineId === lineId) ?? null),
    [order],
  )
  useReopenedForm('after-sale', reopen)
  return (
    <OrderPanel title={`商品（${order.lineCount} 种）`}>
      <p className={s.applied} role="status">
        {said}
      </p>
      <div className={s.scroll}>
        <table className={s.table}>
          <thead>
            <tr>
              <th colSpan={2}>商品</th>
              <th className={s.end}>含税单价</th>
              <th className={s.end}>数量</th>
              <th>包裹</th>
              <th className={s.end}>税额</th>
              <th className={s.end}>含税金额</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <Row
                key={line.lineId}
                line={line}
                parcels={parcelsOf(order, line)}
                onApply={() => setOpen(line)}
              />
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
        <dt>{amountWord(order)}金额</dt>
        <dd>
          <Amount value={order.payableAmount} size="l" />
        </dd>
      </dl>
      {open ? (
        <LazyApplyDialog
          line={open}
          onDone={(text) => {
            setOpen(null)
            say(text)
          }}
          onCancel={() => setOpen(null)}
        />
      ) : null}
    </OrderPanel>
  )
}
