import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from './section-skeletons.module.css'

type LoadingProps = { count: number; height: string; className?: string | undefined }

function Loading({ count, height, className = s.rows }: LoadingProps) {
  return (
    <Waiting>
      <SkeletonList count={count} height={height} className={className} />
    </Waiting>
  )
}

/** Skeleton of offers, one per line. */
export function OffersSkeleton() {
  return <Loading count={4} height="40px" />
}

/** Skeleton of matching parts. */
export function MatchingSkeleton() {
  return <Loading count={3} height="138px" />
}

/** Skeleton of alternative cards. */
export function AlternativesSkeleton() {
  return <Loading count={6} height="208px" className={s.cards} />
}

/** Skeleton of comments. */
export function CommentsSkeleton() {
  return <Loading count={4} height="84px" />
}
