import { Breadcrumb } from '@/components/shared/breadcrumb'
import { CategoryTilesSkeleton } from '@/components/shared/category-tiles'
import { Skeleton } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './category-view.module.css'
import rail from './siblings.module.css'

/** The rail, the heading and two groups in the shape of the coming ones. */
export function CategorySkeleton() {
  return (
    <>
      <Breadcrumb path={[]} last="商品分类" />
      <div className={s.body} role="status">
        <VisuallyHidden>正在加载</VisuallyHidden>
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
      </div>
    </>
  )
}
