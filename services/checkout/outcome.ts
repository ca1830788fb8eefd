import type { Submitted } from '@/contract/checkout'
import { CODE } from '@/contract/constants'
import { ApiError } from '../http/api-error'

/** What one question about a submission brought. `none`: nothing was placed under its key. */
export type Outcome =
  | { is: 'placed'; placed: Submitted }
  | { is: 'refused'; error: ApiError }
  | { is: 'none' }
  | { is: 'unknown' }

const SERVER_FAULT = 500
const UNCERTAIN = ['timeout', 'network', 'contract']

/** Whether the server may have done what it gave no answer about. */
function isUncertain({ kind, status, code }: ApiError): boolean {
  if (code === CODE.underRepair) return false
  return UNCERTAIN.includes(kind) || status >= SERVER_FAULT
}

/** Whether the session ended on the way: whoever signs in again shall learn what became of it. */
export function isCutShort({ kind, status }: ApiError): boolean {
  return kind === 'aborted' || status === 401 || status === 419
}

/** Waits for an answer and says what it means for the submission. */
export async function outcomeOf(answer: Promise<Submitted | null>): Promise<Outcome> {
  try {
    const placed = await answer
    return placed ? { is: 'placed', placed } : { is: 'none' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return isUncertain(error) ? { is: 'unknown' } : { is: 'refused', error }
  }
}
