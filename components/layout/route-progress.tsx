import Router from 'next/router'
import { useEffect, useState } from 'react'
import s from './route-progress.module.css'

/** A transition shorter than this shows no bar, which would only cost it a frame, ms. */
const BAR_AFTER_MS = 80
/** A transition shorter than this shows no overlay, ms. */
const OVERLAY_AFTER_MS = 300

type Stage = 'idle' | 'bar' | 'overlay'

/** State of the current route change; success and failure both reset it to idle. */
function useRouteStage(): Stage {
  const [stage, setStage] = useState<Stage>('idle')
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => timers.forEach(clearTimeout)
    const handleStart = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return
      stop()
      timers = [
        setTimeout(() => setStage('bar'), BAR_AFTER_MS),
        setTimeout(() => setStage('overlay'), OVERLAY_AFTER_MS),
      ]
    }
    const handleEnd = () => {
      stop()
      setStage('idle')
    }
    Router.events.on('routeChangeStart', handleStart)
    Router.events.on('routeChangeComplete', handleEnd)
    Router.events.on('routeChangeError', handleEnd)
    return () => {
      stop()
      Router.events.off('routeChangeStart', handleStart)
      Router.events.off('routeChangeComplete', handleEnd)
      Router.events.off('routeChangeError', handleEnd)
    }
  }, [])
  return stage
}

/** Thin bar, then an overlay after 300 ms of a route change (spec §2 Global). */
export function RouteProgress() {
  const stage = useRouteStage()
  if (stage === 'idle') return null
  return (
    <>
      <div className={s.bar} role="progressbar" aria-label="正在打开页面" />
      {stage === 'overlay' ? (
        <div className={s.overlay} role="status">
          <span className={s.text}>正在打开页面…</span>
        </div>
      ) : null}
    </>
  )
}
