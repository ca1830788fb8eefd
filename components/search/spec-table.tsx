import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import type { Output } from '@/contract/endpoint'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import type { getSkuTable, TableRow } from '@/contract/search/search-calls'
import { type TableColumn, UNSORTED } from '@/contract/search/table-sort-rules'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'
import { inTable } from './search-links'
import { SpecRow } from './spec-row'
import s from './spec-table.module.css'

type Table = Output<typeof getSkuTable>
type SortHeadProps = {
  state: SearchState
  by: TableColumn | `${number}`
  label: string
  unit?: string
  className?: string | undefined
}

/** Sortable header: ascending first, then descending. */
function SortHead({ state, by, label, unit, className }: SortHeadProps) {
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
        {label}
        {unit ? <span className={s.unit}>({unit})</span> : null}
        {isUp || isDown ? <Icon name={isUp ? 'up' : 'down'} size={12} /> : null}
      </MallLink>
    </th>
  )
}

/** Groups adjacent rows of one product, in the given order. */
export function groupByProduct(rows: readonly TableRow[]): TableRow[][] {
  const groups: TableRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0]?.productId === row.productId) last.push(row)
    else groups.push([row])
  }
  return groups
}

type GroupHeadProps = { row: TableRow; width: number }

function GroupHead({ row, width }: GroupHeadProps) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={width} className={s.group}>
        <span className={s.groupBody}>
          <MallLink href={routes.product(row.productId)}>{row.title}</MallLink>
          <span className={s.groupNote}>
            {row.brand} · {row.shop}
          </span>
        </span>
      </th>
    </tr>
  )
}

type PartProps = { state: SearchState; table: Table }

function Head({ state, table }: PartProps) {
  return (
    <thead>
      <tr>
        <SortHead state={state} by="itemNo" label="商品编号" className={s.item} />
        {table.columns.map(({ id, name, unit, numeric }) => (
          <SortHead
            key={id}
            state={state}
            by={`${id}`}
            label={name}
            unit={unit}
            className={numeric ? s.number : undefined}
          />
        ))}
        <SortHead state={state} by="price" label="单价" className={s.number} />
        <SortHead state={state} by="lead" label="库存 / 货期" />
        <th scope="col" className={s.buy}>
          数量
        </th>
      </tr>
    </thead>
  )
}

/** False for a sorted table: a product heading over each single row would tear it apart. */
function isGrouped(state: SearchState): boolean {
  return state.tableSort === UNSORTED
}

/** SKUs as rows with the category's own columns, in a scroll container. */
export function SpecTable({ state, table }: PartProps) {
  const { add } = useAddToCart()
  const { skuIds, toggle } = useCompareMarks()
  const width = table.columns.length + 4
  const hasGroups = isGrouped(state)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={s.box} aria-label="规格表" tabIndex={0}>
      <table className={s.table}>
        <Head state={state} table={table} />
        {groupByProduct(table.list).map((rows) =>
          rows.slice(0, 1).map((first) => (
            <tbody key={first.skuId}>
              {hasGroups ? <GroupHead row={first} width={width} /> : null}
              {rows.map((row) => (
                <SpecRow
                  key={row.skuId}
                  row={row}
                  columns={table.columns}
                  hasTitle={!hasGroups}
                  isMarked={skuIds.includes(row.skuId)}
                  onAdd={add}
                  onMark={toggle}
                />
              ))}
            </tbody>
          )),
        )}
      </table>
    </section>
  )
}
