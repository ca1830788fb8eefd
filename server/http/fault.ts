import { CODE } from '@/contract/constants'
import { TEXT } from '@/contract/texts'

/** HTTP status and envelope code of each refusal. Business refusals avoid 401, 404 and 419. */
const FAULTS = {
  BAD_INPUT: { status: 400, code: CODE.badInput },
  NOT_FOUND: { status: 400, code: CODE.notFound },
  BAD_CREDENTIALS: { status: 400, code: CODE.badCredentials },
  UNAUTHORIZED: { status: 401, code: CODE.unauthorized },
  FORBIDDEN: { status: 403, code: CODE.forbidden },
  NO_SUCH_CALL: { status: 404, code: CODE.noSuchCall },
  BAD_METHOD: { status: 405, code: CODE.badMethod },
  CONFLICT: { status: 409, code: CODE.conflict },
  TOO_LARGE: { status: 413, code: CODE.tooLarge },
  BAD_MEDIA_TYPE: { status: 415, code: CODE.badMediaType },
  UNPROCESSABLE: { status: 422, code: CODE.unprocessable },
  TOO_MANY: { status: 429, code: CODE.tooMany },
  SERVER_FAULT: { status: 500, code: CODE.serverFault },
  UNAVAILABLE: { status: 503, code: CODE.unavailable },
  UNDER_REPAIR: { status: 503, code: CODE.underRepair },
} as const

export type FaultName = keyof typeof FAULTS

/** A refusal with a message for the buyer; `retryAfter` in seconds goes with TOO_MANY. */
export class Fault extends Error {
  readonly fault: FaultName
  readonly retryAfter: number | null

  constructor(fault: FaultName, message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'Fault'
    this.fault = fault
    this.retryAfter = retryAfter
  }
}

/** The failure envelope as an answer. */
export function faultResponse(
  fault: FaultName,
  message: string,
  headers: HeadersInit = {},
): Response {
  const { status, code } = FAULTS[fault]
  return Response.json({ code, msg: message || TEXT.serverFault, data: null }, { status, headers })
}
