import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import s from './search-skeleton.module.css'

/** Skeleton of the drawing and of the rows below it. */
export function SpecTableSkeleton() {
  return (
    <>
      <Skeleton height="334px" className={s.bar} />
      <SkeletonList count={16} height="30px" className={s.rows} />
    </>
  )
}
