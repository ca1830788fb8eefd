import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './favorites.module.css'

/** The tiles in the shape of what is coming. */
export function FavoriteSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <p className={s.count} />
      <SkeletonList count={8} height="318px" className={s.list} />
    </div>
  )
}
