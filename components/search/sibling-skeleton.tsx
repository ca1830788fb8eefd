import { SkeletonList } from '@/components/shared/skeleton'

/** A group has about so many leaves: nothing below jumps when they come. */
const RESERVED = 4

/** The place of the categories beside a leaf. */
export function SiblingSkeleton() {
  return <SkeletonList count={RESERVED} height="26px" />
}
