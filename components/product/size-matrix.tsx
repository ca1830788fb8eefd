import { formatPrice } from '@/contract/money'
import type { Axis, ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { STOCK_WORDS } from '@/contract/product/supply-rules'
import s from './size-matrix.module.css'
import type { SizeMatrix as Matrix } from './size-matrix-cells'

const nameOf = ({ name, unit }: Axis) => (unit ? `${name} (${unit})` : name)

/** A SKU, and why it cannot be bought. */
export type MatrixSku = Sku & { obstacle: string }

type CellProps = {
  skus: MatrixSku[]
  currentId: number
  label: string
  onChoose: (skuId: number) => void
}

/** What can be bought first, the cheapest of it. */
const bySale = (a: MatrixSku, b: MatrixSku) =>
  Number(a.obstacle !== '') - Number(b.obstacle !== '') || a.price - b.price

/** The price of a size, the lowest of several, and a dot that says its stock. */
function Cell({ skus, currentId, label, onChoose }: CellProps) {
  const chosen = skus.find(({ skuId }) => skuId === currentId)
  const shown = chosen ?? skus.toSorted(bySale)[0]
  if (!shown) return <td />
  const { price, stockState, obstacle, status } = shown
  const isGone = obstacle !== '' && status !== SALE_STATUS.onRequest
  const words = isGone ? obstacle : price ? `¥${formatPrice(price)}` : '询价'
  return (
    <td>
      <button
        type="button"
        className={`${s.cell} ${isGone ? s.gone : s[stockState]}`}
        aria-pressed={chosen !== undefined}
        aria-label={isGone ? `${label} ${words}` : `${label} ${words} ${STOCK_WORDS[stockState]}`}
        onClick={() => onChoose(shown.skuId)}
      >
        {isGone ? '停售' : price ? formatPrice(price) : words}
      </button>
    </td>
  )
}

type SizeMatrixProps = {
  product: Pick<ProductDetail, 'axes'>
  matrix: Matrix<MatrixSku>
  currentId: number
  /** Value ids by which the table below is filtered. */
  chosen: readonly (number | null)[]
  onChoose: (skuId: number) => void
  /** A head was pressed: the table below shows its sizes alone, or all of them again. */
  onFilter: (chosen: (number | null)[]) => void
}

/** Two axes of a product across each other: a cell chooses a size, a head all sizes of its line. */
export function SizeMatrix(props: SizeMatrixProps) {
  const { product, matrix, currentId, chosen, onChoose, onFilter } = props
  const { rowAxis, columnAxis, rows, columns, cellOf } = matrix
  const row = product.axes[rowAxis]
  const column = product.axes[columnAxis]
  if (!row || !column) return null
  const toggle = (axis: number, valueId: number) =>
    onFilter(chosen.map((old, at) => (at !== axis ? old : old === valueId ? null : valueId)))
  const head = (at: number, { id, label }: Axis['values'][number]) => (
    <button
      type="button"
      className={s.head}
      aria-pressed={chosen[at] === id}
      onClick={() => toggle(at, id)}
    >
      {label}
    </button>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={s.box} aria-label="尺寸矩阵" tabIndex={0}>
      <table className={s.table}>
        <caption className={s.caption}>
          <span className={s.legend}>
            {nameOf(row)} × {nameOf(column)}，单价（元）
            <span className={s.in}>有货</span>
            <span className={s.low}>库存紧张</span>
            <span className={s.out}>缺货</span>
          </span>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((value) => (
              <th key={value.id} scope="col">
                {head(columnAxis, value)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((value) => (
            <tr key={value.id}>
              <th scope="row">{head(rowAxis, value)}</th>
              {columns.map((across) => (
                <Cell
                  key={across.id}
                  skus={cellOf(value.id, across.id)}
                  currentId={currentId}
                  label={`${value.label} × ${across.label}`}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
