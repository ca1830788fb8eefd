import { SkeletonList } from '@/components/ui/skeleton'
import s from './search-skeleton.module.css'

/** Skeleton of the spec table's rows. */
export function SpecTableSkeleton() {
  return <SkeletonList count={16} height="36px" className={s.rows} />
}
