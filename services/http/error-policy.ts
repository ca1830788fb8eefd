import { CODE } from '@/contract/constants'
import { TEXT } from '@/contract/texts'
import type { ApiError } from './api-error'

export type Effect =
  | { do: 'nothing' }
  | { do: 'log'; text: string }
  | { do: 'toast'; text: string }
  | { do: 'signOut' }
  | { do: 'repair' }

/** The error catalogue of SPEC section 8 as a table: what an error makes the shop front do. */
export function effectOf(error: ApiError): Effect {
  if (error.kind === 'aborted') return { do: 'nothing' }
  if (error.kind === 'timeout') return { do: 'log', text: TEXT.timeout }
  if (error.code === CODE.underRepair) return { do: 'repair' }
  if (error.status === 401 || error.status === 419) return { do: 'signOut' }
  if (error.status === 404) return { do: 'toast', text: TEXT.apiNotFound }
  return { do: 'toast', text: error.message }
}
