import { SkeletonList } from '@/components/ui/skeleton'

/** Typical number of leaves in a group, so that the layout does not shift on load. */
const RESERVED = 4

/** Skeleton of the sibling categories of a leaf. */
export function SiblingSkeleton() {
  return <SkeletonList count={RESERVED} height="26px" />
}
