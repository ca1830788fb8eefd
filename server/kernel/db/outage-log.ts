import type { Log } from '@/server/kernel/log'
import { isDatabaseAway } from './unavailable'

/** How often an absent database is asked whether it is back, ms. */
const LOOK_MS = 1000

const errorIn = (fields: object): unknown => Reflect.get(fields, 'err')

/**
 * A log in which an outage of the database is two lines, its cause and its end, instead of one for
 * every request and job. `answers` says whether the database is back.
 */
export function collapseOutages(
  log: Log,
  answers: () => Promise<boolean>,
  { lookMs = LOOK_MS, now = Date.now } = {},
): Log {
  let since: number | null = null

  async function look(): Promise<void> {
    if (!(await answers())) return void setTimeout(look, lookMs).unref()
    const ms = now() - (since ?? now())
    since = null
    log.warn({ ms }, 'database answers again')
  }

  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error(fields, message) {
      const err = errorIn(fields)
      if (!isDatabaseAway(err)) return log.error(fields, message)
      if (since !== null) return
      since = now()
      log.error({ err }, 'database away')
      setTimeout(look, lookMs).unref()
    },
  }
}
