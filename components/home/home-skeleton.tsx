import { ProductTilesSkeleton } from '@/components/shared/product-tiles'
import { Skeleton } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import floor from './floor.module.css'
import s from './home-view.module.css'

/** Two floors in the shape of the coming ones. */
export function HomeSkeleton() {
  return (
    <div className={s.floors} role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      {['first', 'second'].map((key) => (
        <div key={key}>
          <div className={floor.head}>
            <Skeleton width="120px" height="26px" />
          </div>
          <ProductTilesSkeleton />
        </div>
      ))}
    </div>
  )
}
