import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import block from './cart-shop-block.module.css'
import tools from './cart-tools.module.css'
import s from './cart-view.module.css'

/** Column heads and one shop in the shape of what is coming. */
export function CartSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <div className={tools.root} />
      <div className={s.columns}>&nbsp;</div>
      <div className={block.root}>
        <div className={block.head} />
        <SkeletonList count={4} height="96px" />
      </div>
    </div>
  )
}
