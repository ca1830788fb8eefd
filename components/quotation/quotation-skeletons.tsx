import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { Waiting } from '@/components/ui/waiting'

/** Skeleton of the list. */
export function QuotationListSkeleton() {
  return (
    <Waiting>
      <SkeletonList count={5} height="64px" className={surface.stack} />
    </Waiting>
  )
}

/** Skeleton of one quotation. */
export function QuotationSkeleton() {
  return (
    <Waiting className={surface.stack}>
      <Skeleton height="96px" />
      <Skeleton height="480px" />
    </Waiting>
  )
}
