import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './book.module.css'

/** Addresses or titles in the shape of what is coming. */
export function BookSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <div className={s.head} />
      <SkeletonList count={2} height="148px" className={s.list} />
    </div>
  )
}
