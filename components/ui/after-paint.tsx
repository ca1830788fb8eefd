import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'
import s from './after-paint.module.css'

type AfterPaintProps = { children: ReactNode }

/**
 * What may come a frame later: a transition paints the page's head without it first. A rendered page
 * has it from the start, and without script too.
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
