import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { late } from '@/components/ui/late'
import { Resource } from '@/components/ui/resource'
import { Skeleton } from '@/components/ui/skeleton'
import type { SearchState } from '@/contract/search/search-address'
import { isBroad } from '@/contract/search/view-rules'
import { useSkipTarget } from '@/hooks/browser/use-skip-target'
import { useProductSearch } from '@/hooks/search/use-product-search'
import { useRememberedView } from '@/hooks/search/use-remembered-view'
import { useSearchAhead } from '@/hooks/search/use-search-ahead'
import { useSearchView } from '@/hooks/search/use-search-view'
import { FilterPanel } from './filter-panel'
import { Results } from './results'
import { changed, clearAll } from './search-links'
import { SearchSkeleton } from './search-skeleton'
import { type SearchResult, titleOf } from './search-title'
import s from './search-view.module.css'
import { SortBar } from './sort-bar'
import { Understood } from './understood'

/** Loaded on demand, with the height of a row of tiles: most searches name a size or goods of one leaf. */
const BroadCategories = dynamic(async () => (await import('./broad-categories')).BroadCategories, {
  loading: late(() => <Skeleton height="180px" />),
})

/** Loaded on demand, with the height of a line: most searches are taken as typed. */
const SearchNotes = dynamic(async () => (await import('./search-notes')).SearchNotes, {
  loading: late(() => <Skeleton height="38px" />),
})

/** Loaded on demand, as few searches end here. */
const NoResults = dynamic(async () => (await import('./no-results')).NoResults, { loading: late() })

/** Loaded on demand, with the height of a line: most results are not filtered. */
const AppliedFilters = dynamic(async () => (await import('./applied-filters')).AppliedFilters, {
  loading: late(() => <Skeleton height="28px" />),
})

type FoundProps = { isStale: boolean; children: ReactNode }

/** The results, where the keyboard can skip to. */
function Found({ isStale, children }: FoundProps) {
  useSkipTarget('#results', '跳到搜索结果')
  return (
    <div id="results" tabIndex={-1} className={isStale ? s.stale : undefined}>
      {children}
    </div>
  )
}

type LoadedProps = { state: SearchState; result: SearchResult; isStale: boolean }

function Loaded({ state, result, isStale: isAnswerStale }: LoadedProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { view, isStale: areRowsStale } = useSearchView(state, result)
  const isStale = isAnswerStale || areRowsStale
  const isNarrowed = clearAll(state) !== changed(state, {})
  // The hits are not, or not exactly, what was typed.
  const isNoted = result.corrected.length > 0 || result.relaxed || result.isNearNumber
  // Without hits the rail of filters is empty, unless the search is narrowed already.
  const hasRail = result.total > 0 || !!state.categoryId || isNarrowed
  return (
    <>
      <div className={s.head}>
        <h1 className={s.title}>{titleOf(state, result)}</h1>
        <span className={s.count} role="status">
          共 {result.total} 种商品
        </span>
        <Understood state={state} chips={result.understood} unknown={result.unknown} />
      </div>
      {isNoted ? <SearchNotes state={state} result={result} /> : null}
      <div className={hasRail ? s.body : undefined}>
        {hasRail ? (
          <FilterPanel
            state={state}
            result={result}
            view={view}
            isOpen={isDrawerOpen}
            setOpen={setDrawerOpen}
          />
        ) : null}
        <div className={s.results} aria-busy={isStale}>
          {state.page === 1 && isBroad(result) ? (
            <BroadCategories state={state} result={result} />
          ) : null}
          {isNarrowed ? <AppliedFilters state={state} result={result} /> : null}
          {result.total === 0 ? (
            <NoResults state={state} result={result} />
          ) : (
            <>
              <SortBar state={state} view={view} onOpenFilters={() => setDrawerOpen(true)} />
              <Found isStale={isStale}>
                <Results state={state} result={result} view={view} />
              </Found>
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** Last crumb of the path; the categories themselves when there is no query. */
function lastOf(state: SearchState, result: SearchResult | undefined): string | undefined {
  if (state.keyword) return `搜索“${state.keyword}”`
  if (!result) return '商品'
  return result.breadcrumb.length > 0 ? undefined : '全部商品'
}

type SearchViewProps = { state: SearchState }

/** Search results, also by category, brand and shop; the URL holds all of the state. */
export function SearchView({ state }: SearchViewProps) {
  const { result, ...requested } = useProductSearch(state)
  useSearchAhead(result?.breadcrumb.at(-2)?.id)
  const remembered = useRememberedView()
  return (
    <>
      <Breadcrumb path={result?.breadcrumb ?? []} last={lastOf(state, result)} />
      <Resource
        data={result}
        {...requested}
        skeleton={<SearchSkeleton view={state.view ?? remembered} />}
      >
        {(loaded) => <Loaded state={state} result={loaded} isStale={requested.isStale} />}
      </Resource>
    </>
  )
}
