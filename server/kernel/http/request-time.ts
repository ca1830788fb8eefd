import type { MiddlewareHandler } from 'hono'
import { ENDPOINTS } from '@/contract/endpoints'
import { withTimeBudget } from '@/server/kernel/time-budget'

/** What a request may wait for the database in all, ms: no answer but a 503 takes five seconds. */
const BUDGET_MS = 4500
/** Calls whose browser waits so long, ms, read or write files or match a list, in a queue. */
const LONG_MS = 15_000

const LONG_CALLS = new Map<string, number>(
  ENDPOINTS.flatMap(({ path, timeoutMs = 0 }) =>
    timeoutMs >= LONG_MS ? [[path, timeoutMs] as const] : [],
  ),
)

/** Limits the time of every request, of long calls by what their browser waits; `isFree` names exceptions. */
export function requestTime(
  isFree: (path: string) => boolean,
  budgetMs = BUDGET_MS,
): MiddlewareHandler {
  return ({ req: { path } }, next) =>
    isFree(path) ? next() : withTimeBudget(LONG_CALLS.get(path) ?? budgetMs, next)
}
