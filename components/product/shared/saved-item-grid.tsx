import type { ReactNode } from 'react'
import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from './saved-item-tile.module.css'

/** Grid of saved items. */
export function SavedItemGrid({ children }: { children: ReactNode }) {
  return <ul className={s.list}>{children}</ul>
}

/** Skeleton of the tiles. */
export function SavedItemSkeleton({ count }: { count: number }) {
  return (
    <Waiting>
      <p className={s.waiting} />
      <SkeletonList count={count} height="318px" className={s.list} />
    </Waiting>
  )
}
