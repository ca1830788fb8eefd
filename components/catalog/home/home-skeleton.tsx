import { ProductTilesSkeleton } from '@/components/product/shared/product-tiles'
import { Skeleton } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import floor from './floor.module.css'
import s from './home-view.module.css'

/** Skeleton of two floors. */
export function HomeSkeleton() {
  return (
    <Waiting className={s.floors}>
      {['first', 'second'].map((key) => (
        <div key={key}>
          <div className={floor.head}>
            <Skeleton width="120px" height="26px" />
          </div>
          <ProductTilesSkeleton />
        </div>
      ))}
    </Waiting>
  )
}
