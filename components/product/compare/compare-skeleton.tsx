import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from './compare-view.module.css'

type CompareSkeletonProps = { count: number }

/** Skeleton of the compare table. */
export function CompareSkeleton({ count }: CompareSkeletonProps) {
  return (
    <Waiting>
      <div className={s.bar} />
      <div className={s.skeleton}>
        {Array.from({ length: count + 1 }, (_, at) => `column-${at}`).map((key, at) => (
          <div key={key} className={at === 0 ? s.labels : s.column}>
            <Skeleton height="180px" />
            <SkeletonList count={12} height="36px" className={s.cells} />
          </div>
        ))}
      </div>
    </Waiting>
  )
}
