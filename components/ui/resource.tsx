import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import type { ShownError } from './error-state'
import s from './resource.module.css'

/** In the file of what runs beside the pages: it has come before a request can fail for want of a network. */
const ErrorState = dynamic(
  async () => (await import(/* webpackChunkName: 'beside' */ './error-state')).ErrorState,
)

type ResourceProps<T> = {
  data: T | null | undefined
  error: ShownError | undefined
  retry: () => unknown
  /** Skeleton of the content. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Renders a request: its data once loaded, also during a refresh or after one has
 * failed; else the error with a retry button; else the skeleton.
 */
export function Resource<T>({ data, error, retry, skeleton, children }: ResourceProps<T>) {
  if (data !== undefined && data !== null) return children(data)
  if (error) return <ErrorState error={error} onRetry={() => void retry()} />
  return skeleton
}

type StaleProps = { isStale: boolean; children: ReactNode }

/** Dims data that belongs to the previous request. */
export function Stale({ isStale, children }: StaleProps) {
  return (
    <div className={isStale ? s.stale : undefined} aria-busy={isStale}>
      {children}
    </div>
  )
}
