import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './checkout.module.css'

/** Address, goods, payment and invoice in the shape of what is coming. */
export function CheckoutSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      {['address', 'goods', 'pay', 'invoice'].map((part) => (
        <div key={part} className={s.panel}>
          <div className={s.head} />
          <div className={s.body}>
            <SkeletonList count={part === 'goods' ? 3 : 1} height="72px" />
          </div>
        </div>
      ))}
    </div>
  )
}
