import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import type { SearchView } from '@/contract/search/search-address'
import results from './results.module.css'
import s from './search-skeleton.module.css'
import view from './search-view.module.css'

type SearchSkeletonProps = { view: SearchView }

/** Skeleton of rail, sort bar and hits for the current view. */
export function SearchSkeleton({ view: chosen }: SearchSkeletonProps) {
  return (
    <Waiting>
      <span className={s.head}>
        <Skeleton width="240px" height="26px" />
      </span>
      <div className={view.body}>
        <SkeletonList count={12} height="40px" className={s.rail} />
        <div>
          <Skeleton height="40px" className={s.bar} />
          {chosen === 'grid' ? (
            <SkeletonList count={12} height="418px" className={results.grid} />
          ) : (
            <SkeletonList
              count={12}
              height={chosen === 'list' ? '121px' : '36px'}
              className={s.rows}
            />
          )}
        </div>
      </div>
    </Waiting>
  )
}
