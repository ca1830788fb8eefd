import { memo } from 'react'
import { QuantityCell } from '@/components/cart/shared/quantity-cell'
import { formatPrice } from '@/contract/money'
import { priceAt } from '@/contract/product/quantity-rules'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { Availability } from './shared/availability'
import { InquiryLink } from './shared/inquiry-link'
import type { FillableRow } from './shared/use-filled-rows'
import s from './sku-table.module.css'

type SkuRowProps = {
  sku: Sku & FillableRow
  /** Axis labels, one a line: a string keeps the row's memo simple. */
  labels: string
  /** Names of the axes, one a line: said beside the labels where the table has no head. */
  names: string
  /** Decimals of the prices of all rows. */
  decimals: number
  qty: number
  note: string
  isCurrent: boolean
  /** Why it cannot be bought, '' when it can. */
  obstacle: string
  onQty: (sku: FillableRow, qty: number) => void
  onChoose: (skuId: number) => void
  tabIndex: number | undefined
  /** The focus is in the row. */
  onUse: (skuId: number) => void
}

/** In place of the quantity of a SKU that cannot be bought. */
function WhyOff({ sku }: Pick<SkuRowProps, 'sku'>) {
  return sku.status === SALE_STATUS.onRequest ? <InquiryLink sku={sku} /> : '–'
}

/** SKU row with its own quantity; pressing its number selects it for the drawing and the price. */
function Row(props: SkuRowProps) {
  const {
    sku,
    labels,
    names,
    decimals,
    qty,
    note,
    isCurrent,
    obstacle,
    onQty,
    onChoose,
    tabIndex,
    onUse,
  } = props
  const heads = names.split('\n')
  const price = priceAt(Math.max(qty, sku.moq), sku.price, sku.tiers)
  return (
    <tr
      className={isCurrent ? `${s.row} ${s.current}` : s.row}
      aria-current={isCurrent || undefined}
      onFocus={() => onUse(sku.skuId)}
    >
      <th scope="row">
        <button
          type="button"
          className={s.pick}
          tabIndex={tabIndex}
          onClick={() => onChoose(sku.skuId)}
        >
          {sku.itemNo}
        </button>
      </th>
      {labels.split('\n').map((label, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the axes of a product never change place
        <td key={at} data-label={heads[at]}>
          {label}
        </td>
      ))}
      <td className={s.price}>
        {price ? formatPrice(price, decimals) : '询价'}
        <span className={s.per}>/{sku.unit}</span>
      </td>
      <td>
        <Availability
          state={sku.stockState}
          stock={sku.stock}
          unit={sku.unit}
          leadDays={sku.leadDays}
          obstacle={obstacle}
          isBrief
        />
      </td>
      <td className={s.quantity}>
        {obstacle === '' ? (
          <QuantityCell
            skuId={sku.skuId}
            value={qty}
            rule={sku}
            note={note}
            tabIndex={tabIndex}
            onChange={(next) => onQty(sku, next)}
            label={`${sku.itemNo} 数量`}
          />
        ) : (
          <WhyOff sku={sku} />
        )}
      </td>
    </tr>
  )
}

export const SkuRow = memo(Row)
