import { limitOf } from '../host'
import type { Run } from '../run'

/** A host this close to the limit will miss it on a bad day. */
const NEAR = 0.5

/** Finds calls that are close to the time the mall waits for them. */
export function checkSpeed({ host, ledger, calls }: Run): void {
  for (const call of calls) {
    const { times } = ledger.result(call)
    const near = limitOf(call, host.limitMs) * NEAR
    if (!times || times.p95 <= near) continue
    const expected = `answers within ${near.toLocaleString('en')} ms, half the time the mall waits`
    const came = `p50 ${times.p50} ms, p95 ${times.p95} ms`
    ledger.find('warning', call.name, [expected, came])
  }
}
