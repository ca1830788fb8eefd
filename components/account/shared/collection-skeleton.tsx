import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from './collection.module.css'

/** Skeleton of a list of addresses or titles. */
export function CollectionSkeleton() {
  return (
    <Waiting>
      <div className={s.head} />
      <SkeletonList count={2} height="148px" className={s.list} />
    </Waiting>
  )
}
