import { Button } from '@/components/ui/button'
import type { Axis } from '@/contract/product/product-calls'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import s from './sku-table.module.css'

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

export type Chosen = (number | null)[]

type SkuFilterProps = {
  axes: Axis[]
  chosen: Chosen
  onChange: (chosen: Chosen) => void
  count: string
}

/** One filter per axis, and the number of matching SKUs. */
export function SkuFilter({ axes, chosen, onChange, count }: SkuFilterProps) {
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
