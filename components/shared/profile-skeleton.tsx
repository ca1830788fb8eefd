import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { CategoryTilesSkeleton } from './category-tiles'
import { ProductTilesSkeleton } from './product-tiles'
import s from './profile-skeleton.module.css'
import { Skeleton } from './skeleton'

/** The place of who sells, the best of it and the first category. */
export function ProfileSkeleton() {
  return (
    <div role="status" className={s.root}>
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Skeleton height="136px" />
      <div>
        <Skeleton width="120px" height="31px" />
        <ProductTilesSkeleton />
      </div>
      <div>
        <Skeleton width="120px" height="31px" />
        <CategoryTilesSkeleton count={8} />
      </div>
    </div>
  )
}
