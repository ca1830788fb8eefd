import { Skeleton, SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './security.module.css'

/** The security of an account in the shape of what is coming. */
export function SecuritySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <SkeletonList count={1} height="118px" className={s.list} />
      <SkeletonList count={3} height="76px" className={s.list} />
    </div>
  )
}

/** Signed-in devices in the shape of what is coming. */
export function SessionsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Skeleton width="min(100%, 500px)" height="21px" />
      <div className={s.tools}>
        <Skeleton width="138px" height="var(--h-control)" />
      </div>
      <SkeletonList count={3} height="76px" className={s.list} />
    </div>
  )
}
