import dynamic from 'next/dynamic'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import type { LineState } from '@/contract/cart/cart-calls'
import { priceDecimals } from '@/contract/money'
import type { Axis, ProductDetail } from '@/contract/product/product-calls'
import { saleObstacle, stateOfStatus } from '@/contract/product/sale-obstacle-rules'
import { FilledTotal } from './shared/filled-total'
import { moveInSheet, pasteInSheet } from './shared/sheet-keys'
import { useFilledRows } from './shared/use-filled-rows'
import { useRowTabIndex } from './shared/use-row-tab-index'
import { sizeMatrix } from './size-matrix-cells'
import { chosenValues, filterSkus } from './sku-choice'
import { type Chosen, SkuFilter } from './sku-filter'
import { SkuRow } from './sku-row'
import s from './sku-table.module.css'
import { SkuTableHead } from './sku-table-head'

/** Loaded on demand: choosing in it needs script. */
const SizeMatrix = dynamic(async () => (await import('./size-matrix')).SizeMatrix, {
  ssr: false,
  loading: late(),
})

/** Rows before 显示全部: 182 rows would dominate the page's bytes. */
const FOLDED = 14

/** Height of a matrix with its caption, heads and a scroll bar: known before its script has come. */
function matrixHeight(rows: number): string {
  return `calc(${rows + 1} * (var(--h-cell-button) + 1px) + 48px)`
}

function labelsOf(axes: Axis[], values: number[]): string[] {
  return axes.map((axis, at) => axis.values.find(({ id }) => id === values[at])?.label ?? '–')
}

type SkuTableProps = {
  product: ProductDetail
  currentId: number
  /** Value ids by which the URL filters the table. */
  values: readonly number[]
  onChoose: (skuId: number) => void
  onFilter: (values: number[]) => void
}

type WithStatus = { status: number }

/** Sizes on sale, as many as the cards of lists say; those on request and those no longer sold are counted apart. */
function countText(fitting: readonly WithStatus[], skus: readonly WithStatus[]) {
  const count = (of: readonly WithStatus[], state: LineState) =>
    of.filter(({ status }) => stateOfStatus(status) === state).length
  const sold = count(fitting, 'ok')
  const asked = count(fitting, 'quoteOnly')
  const gone = fitting.length - sold - asked
  const others = [asked > 0 ? `${asked} 个询价` : '', gone > 0 ? `${gone} 个停售` : '']
  const rest = others.filter(Boolean).join('、')
  return `${sold} / ${count(skus, 'ok')} 个规格${rest && `，另有 ${rest}`}`
}

/** A product's sizes: a matrix of two of its axes, filters, and rows with a quantity each. */
export function SkuTable({ product, currentId, values, onChoose, onFilter }: SkuTableProps) {
  const { axes, skus, title, saleable } = product
  const chosen = chosenValues(axes, values)
  const [isOpen, setOpen] = useState(false)
  const quantities = useFilledRows()
  const { filled } = quantities
  const rows = useMemo(
    () =>
      skus.map((sku) => {
        const obstacle = saleObstacle({ status: sku.status, saleable })
        // Spread last: V8 takes a µs for each property that follows a spread.
        return { title, obstacle, isOff: obstacle !== '', ...sku }
      }),
    [skus, title, saleable],
  )
  const matrix = useMemo(() => sizeMatrix(axes, rows), [axes, rows])
  const fitting = filterSkus(rows, chosen)
  // Selected or filled-in rows are never collapsed.
  const isSaved = (skuId: number) => skuId === currentId || filled.has(skuId)
  const shown = fitting.filter(({ skuId }, at) => isOpen || at < FOLDED || isSaved(skuId))
  const [inUse, setInUse] = useState(currentId)
  const tabIndexOf = useRowTabIndex(shown, inUse)
  const names = axes.map(({ name }) => name).join('\n')
  const decimals = priceDecimals(skus.map(({ price }) => price))
  const choose = (next: Chosen) => onFilter(next.flatMap((value) => value ?? []))

  return (
    <section className={s.root} aria-labelledby="sku-table">
      <SkuFilter axes={axes} chosen={chosen} onChange={choose} count={countText(fitting, skus)} />
      {matrix ? (
        <div className={s.matrix} style={{ minHeight: matrixHeight(matrix.rows.length) }}>
          <SizeMatrix
            product={product}
            matrix={matrix}
            currentId={currentId}
            chosen={chosen}
            onChoose={onChoose}
            onFilter={choose}
          />
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too narrow it scrolls, by keyboard too */}
      <section className={s.scroll} aria-label="规格表" tabIndex={0}>
        <table
          className={s.table}
          onKeyDown={moveInSheet}
          onPaste={(event) => pasteInSheet(event, shown, quantities.fill)}
        >
          <SkuTableHead axes={axes} />
          <tbody>
            {shown.map((sku) => (
              <SkuRow
                key={sku.skuId}
                sku={sku}
                labels={labelsOf(axes, sku.axisValues).join('\n')}
                names={names}
                decimals={decimals}
                qty={filled.get(sku.skuId)?.qty ?? 0}
                note={filled.get(sku.skuId)?.note ?? ''}
                isCurrent={sku.skuId === currentId}
                tabIndex={tabIndexOf(sku.skuId)}
                onUse={setInUse}
                obstacle={sku.obstacle}
                onQty={quantities.setQty}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
      </section>
      {fitting.length > shown.length ? (
        <p className={s.more}>
          <Button variant="text" onClick={() => setOpen(true)}>
            显示全部规格
          </Button>
        </p>
      ) : null}
      {fitting.length === 0 ? <p className={s.none}>没有符合条件的规格</p> : null}
      <FilledTotal rows={quantities} />
    </section>
  )
}
