import { memo } from 'react'
import { QuantityCell } from '@/components/cart/shared/quantity-cell'
import { Availability } from '@/components/product/shared/availability'
import { GoodsMarks } from '@/components/product/shared/goods-marks'
import { InquiryLink } from '@/components/product/shared/inquiry-link'
import type { FillableRow } from '@/components/product/shared/use-filled-rows'
import { MallLink } from '@/components/ui/mall-link'
import { formatPrice } from '@/contract/money'
import { formatQuantity, priceAt } from '@/contract/product/quantity-rules'
import { isOnRequest } from '@/contract/product/status-rules'
import { routes } from '@/contract/routes'
import type { ColumnOfTable, TableRow } from '@/contract/search/search-calls'
import s from './spec-table.module.css'

type SpecRowProps = {
  row: TableRow
  columns: ColumnOfTable[]
  /** Decimals of the prices of all rows. */
  decimals: number
  /** Rows outside a product group show the product name themselves. */
  hasTitle: boolean
  qty: number
  note: string
  onQty: (row: FillableRow, qty: number) => void
  tabIndex: number | undefined
  /** The pointer or the focus is in the row: it shows what can be done with its goods. */
  isCurrent: boolean
  isMarked: boolean
  isFavorite: boolean
  onMark: (skuId: number) => string
  onFavorite: (productId: number, isOn: boolean) => Promise<string>
}

/** The price steps of a SKU, as the price's tooltip. */
function stepsText({ tiers, unit }: TableRow): string | undefined {
  const steps = tiers.map(
    ({ minQty, price }) => `${formatQuantity(minQty, unit)}起 ¥${formatPrice(price)}`,
  )
  return steps.length > 0 ? steps.join('\n') : undefined
}

function Row(props: SpecRowProps) {
  const { row, columns, decimals, hasTitle, qty, note, onQty, isCurrent, tabIndex } = props
  const price = priceAt(Math.max(qty, row.moq), row.price, row.tiers)
  return (
    <tr className={s.row} data-sku={row.skuId}>
      <th scope="row" className={s.item}>
        <MallLink href={routes.product(row.productId, row.skuId)} tabIndex={tabIndex}>
          {row.itemNo}
        </MallLink>
        <span className={s.spec}>{row.spec}</span>
        {hasTitle ? (
          <span className={s.title} title={row.title}>
            {row.title}
          </span>
        ) : null}
        {isCurrent ? (
          <span className={s.marks}>
            <GoodsMarks
              productId={row.productId}
              skuId={row.skuId}
              title={row.itemNo}
              isMarked={props.isMarked}
              isFavorite={props.isFavorite}
              onMark={props.onMark}
              onFavorite={props.onFavorite}
            />
          </span>
        ) : null}
      </th>
      {columns.map(({ id, numeric }, at) => (
        <td key={id} className={numeric ? s.number : undefined}>
          {row.cells[at] || '–'}
        </td>
      ))}
      <td className={s.price} title={stepsText(row)}>
        {price ? formatPrice(price, decimals) : '–'}
        {price ? <span className={s.per}>/{row.unit}</span> : null}
      </td>
      <td className={s.supply}>
        <Availability
          state={row.stockState}
          stock={row.stock}
          unit={row.unit}
          leadDays={row.leadDays}
          obstacle={row.withdrawn}
          isBrief
        />
      </td>
      <td className={s.buy}>
        {isOnRequest(row) ? (
          <InquiryLink sku={row} className={s.inquiry} tabIndex={tabIndex} />
        ) : row.withdrawn ? null : (
          <QuantityCell
            skuId={row.skuId}
            value={qty}
            rule={row}
            note={note}
            tabIndex={tabIndex}
            onChange={(next) => onQty(row, next)}
            label={`${row.itemNo} 数量`}
          />
        )}
      </td>
    </tr>
  )
}

/** One SKU of the spec table; memoized, because a table holds hundreds of rows. */
export const SpecRow = memo(Row)
