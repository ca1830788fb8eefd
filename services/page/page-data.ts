import type { SearchView } from '@/contract/search/view-rules'
import type { AreaChoice } from '@/services/area/areas'
import type { ApiErrorKind } from '@/services/http/api-error'
import { ApiError } from '@/services/http/api-error'

/** A failed request, serialised into the page: enough to display, without its cause. */
export type Failure = {
  kind: ApiErrorKind
  endpoint: string
  status: number
  code: number
  message: string
}

/** Data that SSR passes to the browser; the same for every visitor of an area. */
export type PageData = {
  /** Base URL of the product API for browsers, '' for the mall's own. */
  apiBase: string
  /** Endpoint of crash reports, missing for the mall's own. */
  errorReportUrl?: string
  /** Origin of absolute URLs, '' when not configured. */
  origin: string
  areas: AreaChoice
  /** View of result pages in the request's cookie; on pages that have views. */
  view?: SearchView
  /** Extra calls the API host is known to lack; absent when the API is the mall's own. */
  missing?: string[]
  /** Cache key -> answer. */
  fallback: Record<string, unknown>
  /** Cache key -> failure. */
  failures: Record<string, Failure>
}

export function toFailure({ kind, endpoint, status, code, message }: ApiError): Failure {
  return { kind, endpoint, status, code, message }
}

export function fromFailure({ message, ...failure }: Failure): ApiError {
  return new ApiError({ ...failure, serverMessage: message })
}
