import type { AreaChoice } from './areas'
import type { ApiErrorKind } from './http/api-error'
import { ApiError } from './http/api-error'

/** A failed question as it travels in the page: enough to show, nothing of the cause. */
export type Failure = { kind: ApiErrorKind; status: number; code: number; message: string }

/** What rendering hands to the browser; the same for every visitor of an area. */
export type PageData = {
  /** Base URL of the product API for browsers, '' for the mall's own door. */
  apiBase: string
  /** What addresses begin with where others read them, '' when nobody said. */
  origin: string
  areas: AreaChoice
  /** Cache key -> answer. */
  fallback: Record<string, unknown>
  /** Cache key -> why there is none. */
  failures: Record<string, Failure>
}

export function toFailure({ kind, status, code, message }: ApiError): Failure {
  return { kind, status, code, message }
}

export function fromFailure({ kind, status, code, message }: Failure): ApiError {
  return new ApiError({ kind, endpoint: '', status, code, serverMessage: message })
}
