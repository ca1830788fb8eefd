import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Skeleton } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import { CategoryTilesSkeleton } from '../shared/category-tiles'
import s from './category-view.module.css'
import rail from './siblings.module.css'

/** Skeleton of a category page: rail, heading and two groups. */
export function CategorySkeleton() {
  return (
    <>
      <Breadcrumb path={[]} last="商品分类" />
      <Waiting className={s.body}>
        <div className={rail.root}>
          <Skeleton height="40px" />
        </div>
        <div>
          <div className={s.head}>
            <Skeleton width="160px" height="31px" />
          </div>
          <div className={s.groups}>
            {['first', 'second', 'third', 'fourth'].map((key) => (
              <div key={key}>
                <Skeleton width="120px" height="31px" />
                <CategoryTilesSkeleton count={4} />
              </div>
            ))}
          </div>
        </div>
      </Waiting>
    </>
  )
}
