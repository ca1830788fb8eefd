import type { ReactNode } from 'react'
import { use, useRef } from 'react'
import { RestoredPlace } from '@/hooks/browser/use-restored-place'
import { useSeen } from '@/hooks/browser/use-seen'

type WhenSeenProps = { placeholder: ReactNode; children: ReactNode }

/**
 * Renders its children once they come near the viewport, or where a place further down is restored; until then a
 * placeholder of about their size.
 */
export function WhenSeen({ placeholder, children }: WhenSeenProps) {
  const root = useRef<HTMLDivElement>(null)
  const place = use(RestoredPlace)
  const isSeen = useSeen(root, !!place)
  return <div ref={root}>{isSeen ? children : placeholder}</div>
}
