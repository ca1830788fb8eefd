import { Skeleton, SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { SearchView } from '@/contract/search-state'
import results from './results.module.css'
import s from './search-skeleton.module.css'
import view from './search-view.module.css'

type SearchSkeletonProps = { view: SearchView }

/** Rail, sort bar and hits in the shape of the view that is coming. */
export function SearchSkeleton({ view: chosen }: SearchSkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
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
    </div>
  )
}
