import s from './skeleton.module.css'

type SkeletonProps = { width?: string; height: string; className?: string | undefined }

/** Grey placeholder block of the given size. */
export function Skeleton({ width = '100%', height, className }: SkeletonProps) {
  return <span className={`${s.root} ${className ?? ''}`} style={{ width, height }} />
}

type SkeletonListProps = { count: number; height: string; className?: string | undefined }

/** Repeated placeholder blocks, as children of a list's own grid. */
export function SkeletonList({ count, height, className }: SkeletonListProps) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, at) => `block-${at}`).map((key) => (
        <Skeleton key={key} height={height} />
      ))}
    </div>
  )
}
