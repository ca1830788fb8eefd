import { Breadcrumb } from '@/components/shared/breadcrumb'
import { Skeleton, SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import summary from './product-summary.module.css'
import s from './product-view.module.css'

/** Drawing, title, prices and choices in the shape of what is coming. */
export function ProductSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
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
    </div>
  )
}
