import type { AxiosResponse } from 'axios'
import { AxiosError } from 'axios'
import { ApiError } from './api-error'
import { readEnvelope } from './envelope'

/** Seconds of a Retry-After header; undefined for dates, which our servers do not send. */
function retryAfterOf(answer: AxiosResponse): number | undefined {
  const seconds = Number(answer.headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined
}

/** The failure in an answer, with an error status or with HTTP 200. */
export function failureOf(endpoint: string, answer: AxiosResponse, cause?: unknown): ApiError {
  const content = readEnvelope(answer.data)
  const base = { endpoint, status: answer.status, retryAfter: retryAfterOf(answer), cause }
  // A truncated body under 200 is a failure too.
  if (!content) return new ApiError({ ...base, kind: answer.status < 300 ? 'contract' : 'http' })
  const { code, message, data } = content
  return new ApiError({
    ...base,
    kind: message ? 'business' : 'http',
    code,
    serverMessage: message,
    data,
  })
}

function isTimeout(signal: unknown): boolean {
  if (!(signal instanceof AbortSignal) || !signal.aborted) return false
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
}

/** Maps a failed call to an ApiError. */
export function toApiError(endpoint: string, cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  if (!(cause instanceof AxiosError)) return new ApiError({ kind: 'network', endpoint, cause })
  if (cause.code === AxiosError.ERR_CANCELED) {
    // A page's own time limit aborts its calls through their signal.
    const kind = isTimeout(cause.config?.signal) ? 'timeout' : 'aborted'
    return new ApiError({ kind, endpoint, cause })
  }
  if (cause.code === AxiosError.ETIMEDOUT || cause.code === AxiosError.ECONNABORTED) {
    return new ApiError({ kind: 'timeout', endpoint, cause })
  }
  if (!cause.response) return new ApiError({ kind: 'network', endpoint, cause })
  return failureOf(endpoint, cause.response, cause)
}
