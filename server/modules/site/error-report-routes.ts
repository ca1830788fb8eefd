import { renderError } from '@/contract/site/error-report-calls'
import { bodyMax } from '@/server/kernel/http/body-max'
import { createProcessLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'

/** Open to anyone, so reports are limited: they must not fill the disk. */
const REPORT_MAX_BYTES = 64 * 1024
const REPORTS = { calls: 10, seconds: 60 }

type Log = { error(fields: object, message: string): void }

/** Client crash reports, one escaped JSON line each. */
export function logRoutes(calls: Calls, { log }: { log: Log }) {
  const limit = createProcessLimit(REPORTS)
  calls.app.use(renderError.path, bodyMax(REPORT_MAX_BYTES))
  calls.on(renderError, async ({ input, network }) => {
    await limit(network)
    // `time` is the log's own: a report's would stand beside it, and be read in its place.
    const { time: reportedAt, ...report } = input
    log.error({ ...report, reportedAt }, 'render error')
    return null
  })
}
