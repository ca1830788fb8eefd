import { Skeleton, SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './help-skeleton.module.css'

/** The words looked for, and where they were found, on their way. */
export function ResultsSkeleton() {
  return (
    <div role="status" className={s.root}>
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Skeleton width="160px" height="24px" />
      <SkeletonList count={8} height="51px" className={s.list} />
    </div>
  )
}

/** A title, contents and paragraphs that are on their way. */
export function HelpSkeleton() {
  return (
    <div role="status" className={s.root}>
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Skeleton width="160px" height="31px" />
      <Skeleton height="140px" />
      <SkeletonList count={4} height="120px" className={s.list} />
    </div>
  )
}
