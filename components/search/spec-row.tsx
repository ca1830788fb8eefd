import type { AddResult, Goods } from '@/components/shared/add-to-cart'
import { AddToCart } from '@/components/shared/add-to-cart'
import { Price } from '@/components/shared/price'
import { StockText } from '@/components/shared/stock-text'
import { MallLink } from '@/components/ui/mall-link'
import { formatPrice } from '@/contract/money'
import type { TableRow } from '@/contract/product'
import { routes } from '@/contract/routes'
import s from './spec-table.module.css'

type Column = { id: number; numeric: boolean }

type SpecRowProps = {
  row: TableRow
  columns: Column[]
  /** Rows that do not stand under their product name it themselves. */
  hasTitle: boolean
  onAdd: (goods: Goods[]) => Promise<AddResult>
}

function lastTier({ tiers, price, unit }: TableRow): string | null {
  const last = tiers.at(-1)
  if (!last || last.price >= price) return null
  return `${last.minQty}${unit}起 ¥${formatPrice(last.price)}`
}

/** One SKU of the spec table. */
export function SpecRow({ row, columns, hasTitle, onAdd }: SpecRowProps) {
  const cheapest = lastTier(row)
  return (
    <tr className={s.row}>
      <th scope="row" className={s.item}>
        <MallLink href={routes.product(row.productId, row.skuId)}>{row.itemNo}</MallLink>
        {hasTitle ? (
          <span className={s.title} title={row.title}>
            {row.title}
          </span>
        ) : null}
      </th>
      {columns.map(({ id, numeric }, at) => (
        <td key={id} className={numeric ? s.number : undefined}>
          {row.cells[at] || '–'}
        </td>
      ))}
      <td className={s.number}>
        <Price value={row.price} unit={row.unit} />
        {cheapest ? <span className={s.tiers}>{cheapest}</span> : null}
      </td>
      <td>
        <StockText state={row.stockState} stock={row.stock} leadDays={row.leadDays} isStacked />
      </td>
      <td className={s.buy}>
        <AddToCart sku={row} title={`${row.title} ${row.spec}`} onAdd={onAdd} />
      </td>
    </tr>
  )
}
