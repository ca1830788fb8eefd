import { counter, secondsHistogram } from '@/server/kernel/metrics'

/** A request that has been answered; `route` is its pattern, so that there are few of them. */
export type AnsweredRequest = {
  kind: 'page' | 'call'
  route: string
  method: string
  status: number
  ms: number
}

/** An answer that takes longer is worth a warning, ms. */
export const SLOW_MS = 1000

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Whatever other method a stranger sends is one more of a known kind. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

const requests = counter('mall_requests_total', 'Answered requests', [
  'kind',
  'route',
  'method',
  'status',
])
const seconds = secondsHistogram('mall_request_seconds', {
  help: 'Time from a request to the end of its answer',
  labelNames: ['kind', 'route'],
  buckets: BUCKETS_S,
})

/** Counts a request and its time. */
export function countRequest({ kind, route, method, status, ms }: AnsweredRequest): void {
  const known = METHODS.includes(method) ? method : 'other'
  requests.inc({ kind, route, method: known, status })
  seconds.observe({ kind, route }, ms / 1000)
}
