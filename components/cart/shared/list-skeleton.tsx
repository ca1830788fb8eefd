import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import lines from '../purchase-list/list-lines.module.css'
import s from '../purchase-list/lists.module.css'

/** Skeleton of the form and the lists. */
export function ListsSkeleton() {
  return (
    <Waiting>
      <div className={s.create} />
      <SkeletonList count={4} height="56px" className={s.waiting} />
    </Waiting>
  )
}

/** Skeleton of the lines of one list. */
export function LinesSkeleton() {
  return (
    <Waiting>
      <div className={lines.head} />
      <SkeletonList count={5} height="88px" className={s.waiting} />
    </Waiting>
  )
}
