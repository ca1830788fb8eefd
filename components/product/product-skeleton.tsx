import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import summary from './product-summary.module.css'
import s from './product-view.module.css'

/** Skeleton of drawing, title, prices and choices. */
export function ProductSkeleton() {
  return (
    <Waiting>
      <Breadcrumb path={[]} last="…" />
      <div className={s.main}>
        <Skeleton height="332px" />
        <div className={summary.root}>
          <Skeleton height="26px" width="70%" />
          <Skeleton height="20px" width="50%" />
          <Skeleton height="120px" />
          <SkeletonList count={4} height="36px" className={summary.root} />
        </div>
      </div>
    </Waiting>
  )
}
