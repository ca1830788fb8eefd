import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden'

type WaitingProps = { className?: string | undefined; children: ReactNode }

/** Loading state announced to screen readers; its children are the skeleton. */
export function Waiting({ className, children }: WaitingProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>正在加载</VisuallyHidden>
      {children}
    </div>
  )
}
