import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { Waiting } from '@/components/ui/waiting'

/** Skeleton of the form. */
export function InquiryFormSkeleton() {
  return (
    <Waiting className={surface.stack}>
      <Skeleton height="240px" />
      <Skeleton height="320px" />
    </Waiting>
  )
}

/** Skeleton of the list. */
export function InquiryListSkeleton() {
  return (
    <Waiting>
      <SkeletonList count={5} height="64px" className={surface.stack} />
    </Waiting>
  )
}

/** Skeleton of one inquiry. */
export function InquirySkeleton() {
  return (
    <Waiting className={surface.stack}>
      <Skeleton height="120px" />
      <Skeleton height="200px" />
      <Skeleton height="200px" />
    </Waiting>
  )
}
