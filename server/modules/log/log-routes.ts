import { renderError } from '@/contract/log'
import type { Calls } from '@/server/http/calls'

type Log = { error(fields: object, message: string): void }

/** Render crashes of the shop front, one escaped JSON line each. */
export function logRoutes(calls: Calls, { log }: { log: Log }) {
  calls.open(renderError, async ({ input }) => {
    log.error(input, 'render error')
    return null
  })
}
