import { CODE } from '@/contract/constants'
import type { Submitted } from '@/contract/order/checkout-calls'
import { ApiError } from '@/services/http/api-error'

/** Outcome of one request about a submission. `none`: nothing was placed under its key. */
export type Outcome =
  | { kind: 'placed'; placed: Submitted }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'none' }
  | { kind: 'unknown' }

const SERVER_ERROR = 500
const UNCERTAIN = ['timeout', 'network', 'contract']

/** Whether the server may have placed the order although no answer arrived. */
function isUncertain({ kind, status, code }: ApiError): boolean {
  if (code === CODE.underRepair) return false
  return UNCERTAIN.includes(kind) || status >= SERVER_ERROR
}

/** Whether the session ended meanwhile: after the next sign-in the outcome must be shown. */
export function isCutShort({ kind, isSignedOut }: ApiError): boolean {
  return kind === 'aborted' || isSignedOut
}

/** Awaits an answer and interprets it for the submission. */
export async function outcomeOf(answer: Promise<Submitted | null>): Promise<Outcome> {
  try {
    const placed = await answer
    return placed ? { kind: 'placed', placed } : { kind: 'none' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return isUncertain(error) ? { kind: 'unknown' } : { kind: 'refused', error }
  }
}
