import { MallLink } from '@/components/ui/mall-link'
import type { SearchState } from '@/contract/search/search-address'
import type { ColumnOfTable } from '@/contract/search/search-calls'
import type { TableColumn } from '@/contract/search/table-sort-rules'
import { inTable } from './search-links'
import s from './spec-table.module.css'
import { PRICE_HEAD, SUPPLY_HEAD } from './spec-table-widths'

type SortHeadProps = {
  state: SearchState
  by: TableColumn | `${number}`
  label: string
  unit?: string
  /** Name of its dimension on the drawing. */
  letter?: string | undefined
  className?: string | undefined
}

/** Sortable header: ascending first, then descending. */
function SortHead({ state, by, label, unit, letter, className }: SortHeadProps) {
  const isUp = state.tableSort === by
  const isDown = state.tableSort === `-${by}`
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      <MallLink
        href={inTable(state, { tableSort: isUp ? `-${by}` : by })}
        isInPlace
        rel="nofollow"
        className={isUp || isDown ? `${s.sort} ${s.sorted}` : s.sort}
      >
        {letter ? <b className={s.letter}>{letter}</b> : null}
        {label}
        {unit ? <span className={s.unit}>{unit}</span> : null}
      </MallLink>
    </th>
  )
}

type SpecTableHeadProps = { state: SearchState; columns: ColumnOfTable[] }

/** The heads of a spec table: what a column measures, in what unit, and its way to sort. */
export function SpecTableHead({ state, columns }: SpecTableHeadProps) {
  return (
    <thead>
      <tr>
        <SortHead state={state} by="itemNo" label="商品编号" className={s.item} />
        {columns.map(({ id, name, unit, numeric, letter }) => (
          <SortHead
            key={id}
            state={state}
            by={`${id}`}
            label={name}
            unit={unit}
            letter={letter}
            className={numeric ? s.number : undefined}
          />
        ))}
        <SortHead
          state={state}
          by="price"
          label={PRICE_HEAD.name}
          unit={PRICE_HEAD.unit}
          className={s.number}
        />
        <SortHead state={state} by="lead" label={SUPPLY_HEAD.name} />
        <th scope="col" className={s.buy}>
          数量
        </th>
      </tr>
    </thead>
  )
}
