import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from './comment-list.module.css'

/** Skeleton of the rows. */
export function CommentsSkeleton() {
  return (
    <Waiting>
      <p className={s.said} />
      <SkeletonList count={5} height="98px" className={s.waiting} />
    </Waiting>
  )
}
