import { ProductTilesSkeleton } from '@/components/product/shared/product-tiles'
import { Skeleton } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import { CategoryTilesSkeleton } from './category-tiles'
import s from './listing-skeleton.module.css'

/** Skeleton of a brand or shop page: header, best sellers and the first category. */
export function ProfileSkeleton() {
  return (
    <Waiting className={s.root}>
      <Skeleton height="136px" />
      <div>
        <Skeleton width="120px" height="31px" />
        <ProductTilesSkeleton />
      </div>
      <div>
        <Skeleton width="120px" height="31px" />
        <CategoryTilesSkeleton count={8} />
      </div>
    </Waiting>
  )
}
