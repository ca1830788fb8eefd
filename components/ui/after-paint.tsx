import { type ReactNode, useEffect, useState } from 'react'
import { afterFrame } from '@/hooks/browser/after-frame'
import { RestoredPlace, useRestoredPlace } from '@/hooks/browser/use-restored-place'
import s from './after-paint.module.css'

type AfterPaintProps = { children: ReactNode }

/**
 * Defers children by a frame: a transition paints the top of the page first. A server-rendered page
 * includes them from the start, also without script, and so does one whose place further down is restored.
 */
export function AfterPaint({ children }: AfterPaintProps) {
  const place = useRestoredPlace()
  const [isShown, setShown] = useState(place !== 0)
  useEffect(() => (isShown ? undefined : afterFrame(() => setShown(true))), [isShown])
  if (!isShown) return <div className={s.place} />
  return <RestoredPlace value={place}>{children}</RestoredPlace>
}
