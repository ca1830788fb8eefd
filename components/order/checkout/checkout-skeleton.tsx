import { Waiting } from '@/components/ui/waiting'
import { PanelSkeletons } from '../shared/panel-skeletons'

/** Skeleton of the choices and the goods. */
export function CheckoutSkeleton() {
  return (
    <Waiting>
      <PanelSkeletons heights={{ choices: '200px', goods: '216px' }} />
    </Waiting>
  )
}
