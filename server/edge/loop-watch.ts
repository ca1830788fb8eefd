import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '@/server/kernel/log'

/** How long a turn of the event loop may keep requests waiting, ms (docs/reliability.md). */
const TURN_MS = 50
const EVERY_MS = 60_000
/** Node adds this to every measured delay, ms. */
const RESOLUTION_MS = 10

type Delays = { percentile(percent: number): number; max: number; reset(): void }

function measureDelays(): Delays {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  return histogram
}

const msOf = (delayNs: number) => Math.max(0, Math.round(delayNs / 1e6) - RESOLUTION_MS)

/**
 * One line a minute with how long requests waited for the event loop, ms: a warning when one in a
 * hundred waited longer than it may. `delays` are in ns, as Node's histogram has them.
 */
export function logLoopDelay(log: Pick<Log, 'info' | 'warn'>, delays = measureDelays()): void {
  setInterval(() => {
    const p99Ms = msOf(delays.percentile(99))
    const figures = { p50Ms: msOf(delays.percentile(50)), p99Ms, maxMs: msOf(delays.max) }
    delays.reset()
    if (p99Ms > TURN_MS) log.warn(figures, 'event loop held up')
    else log.info(figures, 'event loop')
  }, EVERY_MS).unref()
}
