import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from './security.module.css'

/** Skeleton of the security section. */
export function SecuritySkeleton() {
  return (
    <Waiting>
      <SkeletonList count={1} height="118px" className={s.list} />
      <SkeletonList count={3} height="76px" className={s.list} />
    </Waiting>
  )
}

/** Skeleton of the list of signed-in devices. */
export function SessionsSkeleton() {
  return (
    <Waiting>
      <Skeleton width="min(100%, 500px)" height="21px" />
      <div className={s.tools}>
        <Skeleton width="138px" height="var(--h-control)" />
      </div>
      <SkeletonList count={3} height="76px" className={s.list} />
    </Waiting>
  )
}
