import { Skeleton, SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './compare-view.module.css'

type CompareSkeletonProps = { count: number }

/** The table in the shape of what is coming. */
export function CompareSkeleton({ count }: CompareSkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <div className={s.bar} />
      <div className={s.skeleton}>
        {Array.from({ length: count + 1 }, (_, at) => `column-${at}`).map((key, at) => (
          <div key={key} className={at === 0 ? s.labels : s.column}>
            <Skeleton height="180px" />
            <SkeletonList count={12} height="36px" className={s.cells} />
          </div>
        ))}
      </div>
    </div>
  )
}
