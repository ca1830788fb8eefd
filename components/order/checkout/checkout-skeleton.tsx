import { Waiting } from '@/components/ui/waiting'
import { PanelSkeletons } from '../shared/panel-skeletons'

/** Skeleton of address, goods, payment and invoice. */
export function CheckoutSkeleton() {
  return (
    <Waiting>
      <PanelSkeletons heights={{ address: '72px', goods: '216px', pay: '72px', invoice: '72px' }} />
    </Waiting>
  )
}
