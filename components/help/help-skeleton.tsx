import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from './help-skeleton.module.css'

/** Skeleton of help search results. */
export function ResultsSkeleton() {
  return (
    <Waiting className={s.root}>
      <Skeleton width="160px" height="24px" />
      <SkeletonList count={8} height="51px" className={s.list} />
    </Waiting>
  )
}

/** Skeleton of an article: title, contents and paragraphs. */
export function HelpSkeleton() {
  return (
    <Waiting className={s.root}>
      <Skeleton width="160px" height="31px" />
      <Skeleton height="140px" />
      <SkeletonList count={4} height="120px" className={s.list} />
    </Waiting>
  )
}
