import { useState } from 'react'
import { Breadcrumb } from '@/components/shared/breadcrumb'
import { ErrorState } from '@/components/shared/error-state'
import type { SearchState } from '@/contract/search-state'
import { useProductSearch } from '@/hooks/use-product-search'
import { AppliedFilters } from './applied-filters'
import { FilterPanel } from './filter-panel'
import { NoResults } from './no-results'
import { Results } from './results'
import { SearchSkeleton } from './search-skeleton'
import { type SearchResult, titleOf } from './search-title'
import s from './search-view.module.css'
import { SortBar } from './sort-bar'
import { Understood } from './understood'

type LoadedProps = { state: SearchState; result: SearchResult; isStale: boolean }

function Loaded({ state, result, isStale }: LoadedProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <>
      <div className={s.head}>
        <h1 className={s.title}>{titleOf(state, result)}</h1>
        <span className={s.count} role="status">
          共 {result.total} 种商品
        </span>
        <Understood state={state} chips={result.understood} />
      </div>
      {result.relaxed ? (
        <p className={s.relaxed}>没有同时符合全部条件的商品，以下为部分匹配的结果。</p>
      ) : null}
      {result.isNearNumber ? (
        <p className={s.relaxed}>没有编号“{state.keyword}”，以下为编号只差一个字符的商品。</p>
      ) : null}
      <div className={s.body}>
        <FilterPanel
          state={state}
          result={result}
          isOpen={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
        />
        <div className={s.results} aria-busy={isStale}>
          <AppliedFilters state={state} result={result} />
          {result.total === 0 ? (
            <NoResults state={state} />
          ) : (
            <>
              <SortBar state={state} onOpenFilters={() => setDrawerOpen(true)} />
              <div className={isStale ? s.stale : undefined}>
                <Results state={state} result={result} />
              </div>
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** What stands last in the path; the categories themselves when there is no query. */
function lastOf(state: SearchState, result: SearchResult | undefined): string | undefined {
  if (state.keyword) return `搜索“${state.keyword}”`
  if (!result) return '商品'
  return result.breadcrumb.length > 0 ? undefined : '全部商品'
}

type SearchViewProps = { state: SearchState }

/** Search results, also by category, brand and shop; the address holds all of the state. */
export function SearchView({ state }: SearchViewProps) {
  const { result, error, isStale, retry } = useProductSearch(state)
  const shown = error && !isStale ? undefined : result
  const last = lastOf(state, result)
  return (
    <>
      <Breadcrumb path={result?.breadcrumb ?? []} {...(last ? { last } : {})} />
      {error && !shown ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!error && !shown ? <SearchSkeleton view={state.view} /> : null}
      {shown ? <Loaded state={state} result={shown} isStale={isStale} /> : null}
    </>
  )
}
