import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import lines from './list-lines.module.css'
import s from './lists.module.css'

/** The form and the lists in the shape of what is coming. */
export function ListsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <div className={s.create} />
      <SkeletonList count={4} height="56px" className={s.waiting} />
    </div>
  )
}

/** The lines of one list in the shape of what is coming. */
export function LinesSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <div className={lines.head} />
      <SkeletonList count={5} height="88px" className={s.waiting} />
    </div>
  )
}
