import type { SyntheticEvent } from 'react'
import { useMemo, useRef, useState } from 'react'
import { moveInSheet, pasteInSheet } from '@/components/product/shared/sheet-keys'
import type { useFilledRows } from '@/components/product/shared/use-filled-rows'
import { useRowTabIndex } from '@/components/product/shared/use-row-tab-index'
import { MallLink } from '@/components/ui/mall-link'
import type { Output } from '@/contract/endpoint'
import { priceDecimals } from '@/contract/money'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import type { getSkuTable, TableRow } from '@/contract/search/search-calls'
import { UNSORTED } from '@/contract/search/table-sort-rules'
import { useFavorites } from '@/hooks/account/use-favorites'
import { useKeptScroll } from '@/hooks/browser/use-kept-scroll'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'
import { PhoneSort } from './phone-sort'
import { SpecRow } from './spec-row'
import s from './spec-table.module.css'
import { SpecTableHead } from './spec-table-head'
import { piecesOf } from './spec-table-pieces'
import { columnWidths, rowsHigh } from './spec-table-widths'

type Table = Output<typeof getSkuTable>

type GroupHeadProps = { row: TableRow; opened: TableRow; width: number }

/** A product's title; it opens the first of the rows beneath it that is in stock. */
function GroupHead({ row, opened, width }: GroupHeadProps) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={width} className={s.group}>
        <span className={s.groupBody}>
          <MallLink href={routes.product(row.productId, opened.skuId)}>{row.title}</MallLink>
          <span className={s.groupNote}>
            {row.brand} · {row.shop}
          </span>
        </span>
      </th>
    </tr>
  )
}

/** False for a sorted table: a product heading over each single row would tear it apart. */
function isGrouped(state: SearchState): boolean {
  return state.tableSort === UNSORTED
}

/** What the pointer or the focus is at: the SKU of a row, and the place of its cell. */
function placeOf({ target }: SyntheticEvent) {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td,th') : null
  return { skuId: Number(cell?.closest('tr')?.dataset.sku ?? 0), at: cell?.cellIndex ?? -1 }
}

type SpecTableProps = {
  state: SearchState
  table: Table
  rows: ReturnType<typeof useFilledRows>
  /** The column that is in use, 0 for none. */
  onLight: (columnId: number) => void
}

/** SKUs as rows with the category's own columns and a quantity each, in a scroll container. */
export function SpecTable({ state, table, rows, onLight }: SpecTableProps) {
  const { list, columns } = table
  const { skuIds, toggle } = useCompareMarks()
  const [current, setCurrent] = useState(0)
  const box = useRef<HTMLElement>(null)
  useKeptScroll(box)
  const tabIndexOf = useRowTabIndex(list, current)
  const { favoriteIds, change } = useFavorites([...new Set(list.map((row) => row.productId))])
  const width = columns.length + 4
  const hasGroups = isGrouped(state)
  const decimals = priceDecimals(list.map(({ price }) => price))
  // Rendered at every move of the pointer.
  const widths = useMemo(
    () => columnWidths(table, !hasGroups, decimals),
    [table, hasGroups, decimals],
  )

  function handleUse(event: SyntheticEvent) {
    const { skuId, at } = placeOf(event)
    if (skuId) setCurrent(skuId)
    onLight(columns[at - 1]?.id ?? 0)
  }

  return (
    <>
      <PhoneSort state={state} columns={columns} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={box} className={s.box} aria-label="规格表" tabIndex={0}>
        <table
          className={s.table}
          style={widths}
          onPointerOver={handleUse}
          onPointerLeave={() => onLight(0)}
          onFocus={handleUse}
          onKeyDown={moveInSheet}
          onPaste={(event) => pasteInSheet(event, list, rows.fill)}
        >
          <SpecTableHead state={state} columns={columns} />
          {piecesOf(list, hasGroups).map(({ first, rows: own, opened }) => (
            <tbody
              key={first.skuId}
              aria-label={hasGroups && !opened ? first.title : undefined}
              style={rowsHigh(own.length + (opened ? 1 : 0))}
            >
              {opened ? <GroupHead row={first} opened={opened} width={width} /> : null}
              {own.map((row) => {
                const filled = rows.filled.get(row.skuId)
                return (
                  <SpecRow
                    key={row.skuId}
                    row={row}
                    columns={columns}
                    decimals={decimals}
                    hasTitle={!hasGroups}
                    qty={filled?.qty ?? 0}
                    note={filled?.note ?? ''}
                    onQty={rows.setQty}
                    tabIndex={tabIndexOf(row.skuId)}
                    isCurrent={current === row.skuId}
                    isMarked={skuIds.includes(row.skuId)}
                    isFavorite={favoriteIds.includes(row.productId)}
                    onMark={toggle}
                    onFavorite={change}
                  />
                )
              })}
            </tbody>
          ))}
        </table>
      </section>
    </>
  )
}
