import { useCallback, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Axis, ProductDetail } from '@/contract/product/product-calls'
import { saleObstacle } from '@/contract/product/sale-obstacle-rules'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import { chosenValues, filterSkus } from './sku-choice'
import { SkuRow } from './sku-row'
import s from './sku-table.module.css'
import { SkuTotal } from './sku-total'

/** Rows before 显示全部, as many as the box shows: 182 rows would dominate the page's bytes. */
const FOLDED = 14

type AxisFilterProps = {
  axis: Axis
  value: number | null
  onChange: (value: number | null) => void
}

function AxisFilter({ axis, value, onChange }: AxisFilterProps) {
  // Client only: choosing needs script, and 191 values are a tenth of the page's bytes.
  const values = useHydrated() ? axis.values : axis.values.filter(({ id }) => id === value)
  return (
    <label className={s.filter}>
      {axis.name}
      <select
        className={s.select}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
      >
        <option value="">全部</option>
        {values.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function labelsOf(axes: Axis[], values: number[]): string[] {
  return axes.map((axis, at) => axis.values.find(({ id }) => id === values[at])?.label ?? '–')
}

type HeadProps = { axes: Axis[] }

function Head({ axes }: HeadProps) {
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
          单价
        </th>
        <th scope="col">库存 / 货期</th>
        <th scope="col">数量</th>
      </tr>
    </thead>
  )
}

type Chosen = (number | null)[]

type FilterBarProps = {
  axes: Axis[]
  chosen: Chosen
  onChange: (chosen: Chosen) => void
  count: string
}

/** One filter per axis, and the number of matching SKUs. */
function FilterBar({ axes, chosen, onChange, count }: FilterBarProps) {
  const isFiltered = chosen.some((value) => value !== null)
  return (
    <div className={s.head}>
      <h2 id="sku-table" className={s.title}>
        选择规格
      </h2>
      {axes.map((axis, at) =>
        axis.follows ? null : (
          <AxisFilter
            key={axis.id}
            axis={axis}
            value={chosen[at] ?? null}
            onChange={(value) => onChange(chosen.map((old, i) => (i === at ? value : old)))}
          />
        ),
      )}
      {isFiltered ? (
        <Button variant="text" size="s" onClick={() => onChange(axes.map(() => null))}>
          清除
        </Button>
      ) : null}
      <span className={s.count} role="status">
        {count}
      </span>
    </div>
  )
}

function useQuantities() {
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map())
  const setQty = useCallback((skuId: number, qty: number) => {
    setQuantities((before) => new Map(before).set(skuId, qty))
  }, [])
  return { quantities, setQty, clear: () => setQuantities(new Map()) }
}

type SkuTableProps = {
  product: ProductDetail
  currentId: number
  /** Value ids by which the URL filters the table. */
  values: readonly number[]
  onChoose: (skuId: number) => void
  onFilter: (values: number[]) => void
}

/** SKU table: filters by axis, one quantity per row, adds all rows to the cart at once. */
export function SkuTable({ product, currentId, values, onChoose, onFilter }: SkuTableProps) {
  const { axes, skus } = product
  const chosen = chosenValues(axes, values)
  const [isOpen, setOpen] = useState(false)
  const { quantities, setQty, clear } = useQuantities()
  const fitting = filterSkus(skus, chosen)
  // Selected or filled-in rows are never collapsed.
  const isSaved = (skuId: number) => skuId === currentId || (quantities.get(skuId) ?? 0) > 0
  const shown = fitting.filter(({ skuId }, at) => isOpen || at < FOLDED || isSaved(skuId))
  return (
    <section className={s.root} aria-labelledby="sku-table">
      <FilterBar
        axes={axes}
        chosen={chosen}
        onChange={(next) => onFilter(next.filter((value) => value !== null))}
        count={`${fitting.length} / ${skus.length} 个规格`}
      />
      <div className={s.box}>
        <table className={s.table}>
          <Head axes={axes} />
          <tbody>
            {shown.map((sku) => (
              <SkuRow
                key={sku.skuId}
                sku={sku}
                labels={labelsOf(axes, sku.axisValues).join('\n')}
                qty={quantities.get(sku.skuId) ?? 0}
                isCurrent={sku.skuId === currentId}
                obstacle={saleObstacle({ status: sku.status, saleable: product.saleable })}
                onQty={setQty}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
        {fitting.length > shown.length ? (
          <p className={s.more}>
            <Button variant="text" onClick={() => setOpen(true)}>
              显示全部 {fitting.length} 个规格
            </Button>
          </p>
        ) : null}
        {fitting.length === 0 ? <p className={s.none}>没有符合条件的规格</p> : null}
      </div>
      <SkuTotal product={product} quantities={quantities} onDone={clear} />
    </section>
  )
}
