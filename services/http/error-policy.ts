import { CODE } from '@/contract/constants'
import { TEXT } from '@/contract/texts'
import type { ApiError } from './api-error'

export type Effect =
  | { kind: 'nothing' }
  | { kind: 'log'; text: string }
  | { kind: 'toast'; text: string }
  | { kind: 'signOut' }
  | { kind: 'repair' }

/** The error table of SPEC section 8: maps an error to its effect in the shop front. */
export function effectOf(error: ApiError): Effect {
  // What is missing is said where it would be.
  if (error.kind === 'aborted' || error.kind === 'missing') return { kind: 'nothing' }
  if (error.kind === 'timeout') return { kind: 'log', text: TEXT.timeout }
  if (error.code === CODE.underRepair) return { kind: 'repair' }
  if (error.isSignedOut) return { kind: 'signOut' }
  if (error.status === 404) return { kind: 'toast', text: TEXT.apiNotFound }
  return { kind: 'toast', text: error.message }
}
