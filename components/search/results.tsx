import dynamic from 'next/dynamic'
import { GoodsMarks } from '@/components/shared/goods-marks'
import { Pagination } from '@/components/shared/pagination'
import { GRID_PAGE_SIZE, LIST_PAGE_SIZE } from '@/contract/constants'
import type { ProductHit } from '@/contract/product'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search-state'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { useCompareMarks } from '@/hooks/use-compare-marks'
import { useFavorites } from '@/hooks/use-favorites'
import { useHydrated } from '@/hooks/use-hydrated'
import { usePreload } from '@/hooks/use-preload'
import { ResultCard } from './result-card'
import { ResultRow } from './result-row'
import s from './results.module.css'
import type { SearchResult } from './search-title'

/** Its own script: most results are looked at as pictures or as a list. */
const SpecTableView = dynamic(async () => (await import('./spec-table-view')).SpecTableView)

type ResultsProps = { state: SearchState; result: SearchResult }

/** Without script nothing could be marked, and two buttons a hit are many of the page's bytes. */
function useHitMarks({ list }: SearchResult) {
  const isHydrated = useHydrated()
  const { skuIds, toggle } = useCompareMarks()
  const { favoriteIds, change } = useFavorites(list.map(({ productId }) => productId))
  return ({ productId, title, sku }: ProductHit) =>
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

function Hits({ state, result }: ResultsProps) {
  const { add } = useAddToCart()
  const preload = usePreload()
  const marksOf = useHitMarks(result)
  const isGrid = state.view === 'grid'
  const Hit = isGrid ? ResultCard : ResultRow
  return (
    <>
      <ul className={isGrid ? s.grid : s.list}>
        {result.list.map((hit, at) => (
          <Hit
            key={hit.productId}
            hit={hit}
            terms={result.terms}
            isEager={at < 4}
            marks={marksOf(hit)}
            onAdd={add}
            onWarm={preload.product(hit.productId)}
          />
        ))}
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

/** The hits in the view the buyer chose. */
export function Results({ state, result }: ResultsProps) {
  return state.view === 'table' ? (
    <SpecTableView state={state} />
  ) : (
    <Hits state={state} result={result} />
  )
}
