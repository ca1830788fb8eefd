import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './section-skeletons.module.css'

type LoadingProps = { count: number; height: string; className?: string | undefined }

function Loading({ count, height, className = s.rows }: LoadingProps) {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <SkeletonList count={count} height={height} className={className} />
    </div>
  )
}

/** Offers that are on their way, a line each. */
export function OffersSkeleton() {
  return <Loading count={4} height="40px" />
}

/** Matching parts that are on their way. */
export function MatchingSkeleton() {
  return <Loading count={3} height="138px" />
}

/** Cards of alternatives that are on their way. */
export function AlternativesSkeleton() {
  return <Loading count={6} height="208px" className={s.cards} />
}

/** Comments that are on their way. */
export function CommentsSkeleton() {
  return <Loading count={4} height="84px" />
}
