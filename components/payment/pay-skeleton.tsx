import { PanelSkeletons } from '@/components/order/shared/panel-skeletons'
import { Skeleton } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import cashier from './cashier.module.css'

/** Skeleton of the cashier. */
export function PaySkeleton() {
  return (
    <Waiting>
      <Skeleton height="112px" className={cashier.waiting} />
      <PanelSkeletons heights={{ methods: '264px' }} />
    </Waiting>
  )
}
