import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import s from './after-paint.module.css'

type AfterPaintProps = { children: ReactNode }

/**
 * Defers children by a frame: a transition paints the top of the page first. A server-rendered page
 * includes them from the start, also without script.
 */
export function AfterPaint({ children }: AfterPaintProps) {
  const isTransition = useHydrated()
  const [isShown, setShown] = useState(!isTransition)
  useEffect(() => {
    if (isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(true)) // after that frame, not in it
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isShown])
  return isShown ? children : <div className={s.place} />
}
