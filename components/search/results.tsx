import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import { Pagination } from '@/components/ui/pagination'
import surface from '@/components/ui/surface.module.css'
import { GRID_PAGE_SIZE, LIST_PAGE_SIZE } from '@/contract/constants'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import type { ShownHit } from '@/contract/search/shown-hit-rules'
import type { SearchView } from '@/contract/search/view-rules'
import { useFavorites } from '@/hooks/account/use-favorites'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import { usePreload } from '@/hooks/call/use-preload'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'
import { useFirstCards } from '@/hooks/search/use-first-cards'
import { ResultCard } from './result-card'
import s from './results.module.css'
import type { SearchResult } from './search-title'
import { SpecTableSkeleton } from './spec-table-skeleton'

/** Loaded on demand: searches for goods of several categories have none. */
const SpecTableView = dynamic(async () => (await import('./spec-table-view')).SpecTableView, {
  loading: late(() => <SpecTableSkeleton />),
})

/** Loaded on demand: the list is one of three views, and not the first. */
const ResultRow = dynamic(async () => (await import('./result-row')).ResultRow, { loading: late() })

/** Loaded after the page, with what stands beside every page: marking needs script. */
const GoodsMarks = dynamic(
  async () =>
    (await import(/* webpackChunkName: 'beside' */ '@/components/product/shared/goods-marks'))
      .GoodsMarks,
  { ssr: false, loading: late() },
)

/** Loaded on demand: only an address kept from before leads beyond the last page. */
const EmptyLaterPage = dynamic(
  async () => (await import('@/components/ui/empty-later-page')).EmptyLaterPage,
  { loading: late() },
)

type ResultsProps = { state: SearchState; result: SearchResult; view: SearchView }

/** Client only: marking needs script, and two buttons per hit would add much to the HTML. */
function useHitMarks({ list }: SearchResult) {
  const isHydrated = useHydrated()
  const { skuIds, toggle } = useCompareMarks()
  const { favoriteIds, change } = useFavorites(list.map(({ productId }) => productId))
  return ({ productId, title, sku }: ShownHit) =>
    isHydrated ? (
      <GoodsMarks
        productId={productId}
        skuId={sku.skuId}
        title={`${title} ${sku.spec}`}
        isMarked={skuIds.includes(sku.skuId)}
        isFavorite={favoriteIds.includes(productId)}
        onMark={toggle}
        onFavorite={change}
      />
    ) : null
}

/** Rows of cards are of one height: no card tells of missing words. */
const isEven = (list: ShownHit[]) => list.every(({ missing }) => missing.length === 0)

function Hits({ state, result, view }: ResultsProps) {
  const { add } = useAddToCart()
  const preload = usePreload()
  const marksOf = useHitMarks(result)
  const isGrid = view !== 'list'
  const isInRows = isGrid && isEven(result.list)
  const first = useFirstCards(isInRows ? result.list.map(({ productId }) => productId) : [])
  const Hit = isGrid ? ResultCard : ResultRow
  if (result.list.length === 0) {
    return <EmptyLaterPage what="商品" first={routes.search({ ...state, page: 1 })} />
  }
  return (
    <>
      <ul className={isGrid ? `${s.grid} ${isInRows ? s.even : ''}` : surface.panel}>
        {result.list.map((hit, at) =>
          !isInRows || first.has(hit.productId) ? (
            <Hit
              key={hit.productId}
              hit={hit}
              terms={result.terms}
              isEager={at < 4}
              marks={marksOf(hit)}
              onAdd={add}
              onWarm={preload.product(hit.productId)}
            />
          ) : (
            // Its row is as high as the others.
            <li key={hit.productId} className={s.card} />
          ),
        )}
      </ul>
      <Pagination
        page={state.page}
        pageSize={isGrid ? GRID_PAGE_SIZE : LIST_PAGE_SIZE}
        total={result.total}
        hrefOf={(page) => routes.search({ ...state, page })}
      />
    </>
  )
}

/** Search hits in the given view. */
export function Results(props: ResultsProps) {
  return props.view === 'table' ? (
    <SpecTableView state={props.state} facets={props.result.facets} />
  ) : (
    <Hits {...props} />
  )
}
