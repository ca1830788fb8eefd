import type { Axis } from '@/contract/product/product-calls'
import s from './sku-table.module.css'

/** The heads of a product's sizes: number, axes, price, supply, quantity. */
export function SkuTableHead({ axes }: { axes: Axis[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">商品编号</th>
        {axes.map((axis) => (
          <th key={axis.id} scope="col">
            {axis.name}
            {axis.unit ? ` (${axis.unit})` : ''}
          </th>
        ))}
        <th scope="col" className={s.number}>
          单价 (元)
        </th>
        <th scope="col">库存 / 送达</th>
        <th scope="col" className={s.quantity}>
          数量
        </th>
      </tr>
    </thead>
  )
}
