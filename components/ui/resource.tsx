import type { ReactNode } from 'react'
import type { ShownError } from './error-state'
import { LateErrorState } from './late-error-state'
import s from './resource.module.css'

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
  if (error) return <LateErrorState error={error} onRetry={() => void retry()} />
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
