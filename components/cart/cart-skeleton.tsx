import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import block from './cart-shop-block.module.css'
import tools from './cart-tools.module.css'
import s from './cart-view.module.css'

/** Skeleton of the column heads and one shop. */
export function CartSkeleton() {
  return (
    <Waiting>
      <div className={tools.root} />
      <div className={s.columns}>&nbsp;</div>
      <div className={block.root}>
        <div className={block.head} />
        <SkeletonList count={6} height="55px" />
      </div>
    </Waiting>
  )
}
