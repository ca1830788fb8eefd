import { CODE } from '@/contract/constants'
import { TEXT } from '@/contract/texts'

/** HTTP status and envelope code of each refusal. Business refusals avoid 401, 404 and 419. */
const FAULTS = {
  BAD_INPUT: { status: 400, code: CODE.badInput },
  NOT_FOUND: { status: 400, code: CODE.notFound },
  BAD_CREDENTIALS: { status: 400, code: CODE.badCredentials },
  CAPTCHA_WANTED: { status: 400, code: CODE.captchaWanted },
  UNAUTHORIZED: { status: 401, code: CODE.unauthorized },
  FORBIDDEN: { status: 403, code: CODE.forbidden },
  NO_SUCH_CALL: { status: 404, code: CODE.noSuchCall },
  BAD_METHOD: { status: 405, code: CODE.badMethod },
  CONFLICT: { status: 409, code: CODE.conflict },
  STALE_QUOTE: { status: 409, code: CODE.staleQuote },
  TOO_LARGE: { status: 413, code: CODE.tooLarge },
  BAD_MEDIA_TYPE: { status: 415, code: CODE.badMediaType },
  UNPROCESSABLE: { status: 422, code: CODE.unprocessable },
  TOO_MANY: { status: 429, code: CODE.tooMany },
  SERVER_FAULT: { status: 500, code: CODE.serverFault },
  UNAVAILABLE: { status: 503, code: CODE.unavailable },
  UNDER_REPAIR: { status: 503, code: CODE.underRepair },
} as const

export type FaultName = keyof typeof FAULTS

type Details = {
  /** Seconds until it is worth trying again. */
  retryAfter?: number
  /** What the refused caller needs to go on, as the call's contract says. */
  data?: unknown
}

/** A refusal with a message for the buyer. */
export class Fault extends Error {
  readonly fault: FaultName
  readonly details: Details

  constructor(fault: FaultName, message: string, details: Details = {}) {
    super(message)
    this.name = 'Fault'
    this.fault = fault
    this.details = details
  }
}

/** The failure envelope as an answer. */
export function faultResponse(
  fault: FaultName,
  message: string,
  { retryAfter, data = null }: Details = {},
): Response {
  const { status, code } = FAULTS[fault]
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return Response.json({ code, msg: message || TEXT.serverFault, data }, { status, headers })
}
