import type { ReactNode } from 'react'
import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './kept-tile.module.css'

/** Kept tiles side by side. */
export function KeptGrid({ children }: { children: ReactNode }) {
  return <ul className={s.list}>{children}</ul>
}

/** The tiles in the shape of what is coming. */
export function KeptSkeleton({ count }: { count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <p className={s.waiting} />
      <SkeletonList count={count} height="318px" className={s.list} />
    </div>
  )
}
