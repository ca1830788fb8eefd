import type { Log } from '@/server/app'
import type { Db } from '@/server/db/client'
import { forgetOldKeys } from '@/server/modules/order/submit-keys'
import { createTimedRules } from '@/server/modules/order/timed-rules'
import { createRefunds } from '@/server/modules/payment/refunds'
import { createSandbox } from '@/server/modules/payment/sandbox'

/** How often the timed rules are looked at, ms. */
const EVERY_MS = 5000

type JobDeps = { db: Db; now: () => number; log: Pick<Log, 'error'> }

/**
 * One round of all that happens by itself: orders that waited too long, money to be given back, keys
 * nobody needs. Each row is claimed in the database, so any number of processes may run this.
 */
export function createJobs({ db, now, log }: JobDeps) {
  const runDue = createTimedRules(db, now)
  const giveBack = createRefunds(db, { provider: createSandbox(db, now).provider, now })
  const fail = (error: unknown) => log.error({ err: error }, 'job failed')

  async function attempt(job: () => Promise<unknown>): Promise<void> {
    try {
      await job()
    } catch (error) {
      fail(error)
    }
  }

  return async function runJobs(): Promise<void> {
    await attempt(() => runDue(fail))
    await attempt(giveBack)
    await attempt(() => forgetOldKeys(db, now()))
  }
}

/** Runs something again and again, never twice at once; keeps no process alive. Returns its stop. */
function repeat(run: () => Promise<void>, everyMs = EVERY_MS): () => void {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const next = () => {
    if (isStopped) return
    timer = setTimeout(() => run().finally(next), everyMs)
    timer.unref()
  }
  next()
  return () => {
    isStopped = true
    if (timer) clearTimeout(timer)
  }
}

/** Runs the jobs of this process until it is told to end. */
export function startJobs(deps: JobDeps): () => void {
  const stop = repeat(createJobs(deps))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  return stop
}
