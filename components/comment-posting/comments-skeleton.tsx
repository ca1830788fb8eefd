import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './comment-list.module.css'

/** The rows in the shape of what is coming. */
export function CommentsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <p className={s.said} />
      <SkeletonList count={5} height="98px" className={s.waiting} />
    </div>
  )
}
