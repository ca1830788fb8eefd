import { formatPrice } from '@/contract/money'
import { priceAt } from '@/contract/product/quantity-rules'
import s from './row-price.module.css'
import type { FillableRow } from './use-filled-rows'

type RowPriceProps = {
  row: FillableRow
  /** 0 for none: then the price of the least quantity. */
  qty: number
  /** Decimals of the prices of all rows. */
  decimals: number
}

/** Unit price of a table's row at its quantity. */
export function RowPrice({ row, qty, decimals }: RowPriceProps) {
  const price = priceAt(Math.max(qty, row.moq), row.price, row.tiers)
  return (
    <>
      {price ? formatPrice(price, decimals) : '询价'}
      <span className={s.per}>/{row.unit}</span>
    </>
  )
}
