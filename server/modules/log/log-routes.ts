import { renderError } from '@/contract/log'
import { bodyMax } from '@/server/http/body-max'
import { createCallLimit } from '@/server/http/call-limit'
import type { Calls } from '@/server/http/calls'

/** Open to anyone, so that nobody can fill the disk with it. */
const REPORT_MAX_BYTES = 64 * 1024
const REPORTS = { calls: 10, seconds: 60 }

type Log = { error(fields: object, message: string): void }

/** Render crashes of the shop front, one escaped JSON line each. */
export function logRoutes(calls: Calls, { log }: { log: Log }) {
  const limit = createCallLimit(REPORTS)
  calls.app.use(renderError.path, bodyMax(REPORT_MAX_BYTES))
  calls.open(renderError, async ({ input, address }) => {
    await limit(address)
    log.error(input, 'render error')
    return null
  })
}
