import { TEXT } from '@/contract/texts'
import { ENVELOPE_CODE } from './envelope-codes'

/** HTTP status and envelope code of each refusal. Business refusals avoid 401, 404 and 419. */
export const REFUSALS = {
  BAD_INPUT: { status: 400, code: ENVELOPE_CODE.badInput },
  NOT_FOUND: { status: 400, code: ENVELOPE_CODE.notFound },
  BAD_CREDENTIALS: { status: 400, code: ENVELOPE_CODE.badCredentials },
  CAPTCHA_WANTED: { status: 400, code: ENVELOPE_CODE.captchaWanted },
  UNAUTHORIZED: { status: 401, code: ENVELOPE_CODE.unauthorized },
  FORBIDDEN: { status: 403, code: ENVELOPE_CODE.forbidden },
  NO_SUCH_CALL: { status: 404, code: ENVELOPE_CODE.noSuchCall },
  BAD_METHOD: { status: 405, code: ENVELOPE_CODE.badMethod },
  CONFLICT: { status: 409, code: ENVELOPE_CODE.conflict },
  STALE_QUOTE: { status: 409, code: ENVELOPE_CODE.staleQuote },
  TOO_LARGE: { status: 413, code: ENVELOPE_CODE.tooLarge },
  BAD_MEDIA_TYPE: { status: 415, code: ENVELOPE_CODE.badMediaType },
  UNPROCESSABLE: { status: 422, code: ENVELOPE_CODE.unprocessable },
  TOO_MANY: { status: 429, code: ENVELOPE_CODE.tooMany },
  SERVER_ERROR: { status: 500, code: ENVELOPE_CODE.serverError },
  UNAVAILABLE: { status: 503, code: ENVELOPE_CODE.unavailable },
  UNDER_REPAIR: { status: 503, code: ENVELOPE_CODE.underRepair },
} as const

export type ErrorName = keyof typeof REFUSALS

type Details = {
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  /** Method the address answers to. */
  allow?: string
  /** Data the refused caller needs to continue, as the call's contract defines. */
  data?: unknown
}

/** A refusal with a message for the buyer. */
export class HttpError extends Error {
  readonly reason: ErrorName
  readonly details: Details

  constructor(reason: ErrorName, message: string, details: Details = {}) {
    super(message)
    this.name = 'HttpError'
    this.reason = reason
    this.details = details
  }
}

/** The failure envelope as a Response. */
export function errorResponse(
  reason: ErrorName,
  message: string,
  { retryAfter, allow, data = null }: Details = {},
): Response {
  const { status, code } = REFUSALS[reason]
  const headers = {
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(allow && { Allow: allow }),
  }
  return Response.json({ code, msg: message || TEXT.serverError, data }, { status, headers })
}
