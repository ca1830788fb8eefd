import * as z from 'zod/mini'
import { CODE, HEADER, HTTP_TIMEOUT_MS } from '@/contract/constants'
import { getRepairInfo } from '@/contract/site/repair-calls'

/** How long an outcome is good for, ms: balancers probe every second, and the host is another's. */
const KEPT_MS = 5000
const SERVER_ERRORS = 500

const maintenance = z.looseObject({ code: z.literal(CODE.underRepair) })

async function answers(host: string, siteId: string): Promise<boolean> {
  try {
    const answer = await fetch(host + getRepairInfo.path, {
      headers: { [HEADER.siteId]: siteId },
      signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
    })
    // A host under maintenance answers, and has something to say.
    const body: unknown = await answer.json().catch(() => null)
    return answer.status < SERVER_ERRORS || maintenance.safeParse(body).success
  } catch {
    return false
  }
}

/** Asks whether a host answers at all, at most once in a few seconds. */
export function createHostProbe(host: string, siteId: string, now: () => number = Date.now) {
  let last: { at: number; outcome: Promise<boolean> } | null = null
  return (): Promise<boolean> => {
    if (!last || now() - last.at >= KEPT_MS) last = { at: now(), outcome: answers(host, siteId) }
    return last.outcome
  }
}
