import { Skeleton } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import cashier from './cashier.module.css'
import s from './checkout.module.css'

/** Panels whose contents are on their way, each as high as what is coming. */
function Panels({ heights }: { heights: Record<string, string> }) {
  return Object.entries(heights).map(([part, height]) => (
    <div key={part} className={s.panel}>
      <div className={s.head} />
      <div className={s.body}>
        <Skeleton height={height} />
      </div>
    </div>
  ))
}

/** Address, goods, payment and invoice in the shape of what is coming. */
export function CheckoutSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Panels heights={{ address: '72px', goods: '216px', pay: '72px', invoice: '72px' }} />
    </div>
  )
}

/** The cashier in the shape of what is coming. */
export function PaySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Skeleton height="39px" className={cashier.waiting} />
      <Panels heights={{ orders: '78px', methods: '220px' }} />
    </div>
  )
}
