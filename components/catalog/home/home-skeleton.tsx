import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from './category-wall.module.css'

/** Thirteen categories and the three halls. */
const CELLS = 16

/** Skeleton of the categories. */
export function HomeSkeleton() {
  return (
    <Waiting>
      <SkeletonList count={CELLS} height="120px" className={s.list} />
    </Waiting>
  )
}
