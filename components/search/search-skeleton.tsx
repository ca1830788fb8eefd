import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import type { SearchView } from '@/contract/search/view-rules'
import results from './results.module.css'
import s from './search-skeleton.module.css'
import view from './search-view.module.css'
import { SpecTableSkeleton } from './spec-table-skeleton'

type HitsSkeletonProps = { view: SearchView | null }

/** Nothing is said of a view that the answer will determine. */
function HitsSkeleton({ view }: HitsSkeletonProps) {
  if (view === 'grid') return <SkeletonList count={12} height="418px" className={results.grid} />
  if (view === 'list') return <SkeletonList count={12} height="121px" className={s.rows} />
  return view === 'table' ? <SpecTableSkeleton /> : <Skeleton height="576px" />
}

/** Skeleton of rail, sort bar and hits; null for a view that is not chosen. */
export function SearchSkeleton({ view: chosen }: HitsSkeletonProps) {
  return (
    <Waiting>
      <span className={s.head}>
        <Skeleton width="240px" height="26px" />
      </span>
      <div className={view.body}>
        <SkeletonList count={12} height="40px" className={s.rail} />
        <div>
          <Skeleton height="40px" className={s.bar} />
          <HitsSkeleton view={chosen} />
        </div>
      </div>
    </Waiting>
  )
}
