import { memo } from 'react'
import type { AddResult, Goods } from '@/components/cart/shared/add-to-cart'
import { AddToCart } from '@/components/cart/shared/add-to-cart'
import { Availability } from '@/components/product/shared/availability'
import { CompareButton } from '@/components/product/shared/compare-button'
import { Price } from '@/components/product/shared/price'
import { MallLink } from '@/components/ui/mall-link'
import { formatPrice } from '@/contract/money'
import { routes } from '@/contract/routes'
import type { TableRow } from '@/contract/search/search-calls'
import s from './spec-table.module.css'

type Column = { id: number; name: string; unit: string; numeric: boolean }

type SpecRowProps = {
  row: TableRow
  columns: Column[]
  /** Rows outside a product group show the product name themselves. */
  hasTitle: boolean
  isMarked: boolean
  onAdd: (goods: Goods[]) => Promise<AddResult>
  onMark: (skuId: number) => string
}

function lastTier({ tiers, price, unit }: TableRow): string | null {
  const last = tiers.at(-1)
  if (!last || last.price >= price) return null
  return `${last.minQty}${unit}起 ¥${formatPrice(last.price)}`
}

/** On phones a row is a card with the column name beside each value. */
const labelOf = ({ name, unit }: Column) => (unit ? `${name} (${unit})` : name)

function Row(props: SpecRowProps) {
  const { row, columns, hasTitle, isMarked, onAdd, onMark } = props
  const cheapest = lastTier(row)
  return (
    <tr className={s.row}>
      <th scope="row" className={s.item}>
        <MallLink href={routes.product(row.productId, row.skuId)}>{row.itemNo}</MallLink>
        <span className={s.mark}>
          <CompareButton
            title={row.itemNo}
            skuId={row.skuId}
            isOn={isMarked}
            onToggle={onMark}
            isNarrow
          />
        </span>
        {hasTitle ? (
          <span className={s.title} title={row.title}>
            {row.title}
          </span>
        ) : null}
      </th>
      {columns.map((column, at) => (
        <td
          key={column.id}
          className={column.numeric ? s.number : undefined}
          data-label={labelOf(column)}
        >
          {row.cells[at] || '–'}
        </td>
      ))}
      <td className={`${s.number} ${s.wide}`} data-label="单价">
        <Price value={row.price} unit={row.unit} />
        {cheapest ? <span className={s.tiers}>{cheapest}</span> : null}
      </td>
      <td className={s.wide} data-label="库存 / 货期">
        <Availability
          state={row.stockState}
          stock={row.stock}
          unit={row.unit}
          leadDays={row.leadDays}
          isStacked
        />
      </td>
      <td className={s.buy}>
        <AddToCart sku={row} title={`${row.title} ${row.spec}`} onAdd={onAdd} />
      </td>
    </tr>
  )
}

/** One SKU of the spec table; memoized, because a table holds hundreds of rows. */
export const SpecRow = memo(Row)
