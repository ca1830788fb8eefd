import { TEXT } from '@/contract/texts'

/** `missing`: an extra call that the API host lacks. */
export type ApiErrorKind =
  | 'timeout'
  | 'network'
  | 'http'
  | 'business'
  | 'contract'
  | 'aborted'
  | 'missing'

type ApiErrorInit = {
  kind: ApiErrorKind
  endpoint: string
  status?: number
  code?: number
  /** The server's own `msg`, when it sent one fit to show. */
  serverMessage?: string | undefined
  /** Retry-After in seconds, when the server sent one. */
  retryAfter?: number | undefined
  /** The refusal's `data`, not parsed yet; null for none. */
  data?: unknown
  cause?: unknown
}

const KIND_TEXT: Record<ApiErrorKind, string> = {
  timeout: TEXT.timeout,
  network: TEXT.network,
  http: TEXT.serverError,
  business: TEXT.serverError,
  contract: TEXT.serverError,
  aborted: '',
  missing: TEXT.notConnected,
}

const TOO_MANY = 429

/** The only error a call throws. `message` is Chinese and may be shown to the buyer. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly endpoint: string
  readonly status: number
  readonly code: number
  readonly serverMessage: string | null
  readonly retryAfter: number | null
  readonly data: unknown

  constructor(init: ApiErrorInit) {
    const { kind, endpoint, status = 0, code = 0, serverMessage, retryAfter, data, cause } = init
    super(serverMessage ?? (status === TOO_MANY ? TEXT.tooMany : KIND_TEXT[kind]), { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.endpoint = endpoint
    this.status = status
    this.code = code
    this.serverMessage = serverMessage ?? null
    this.retryAfter = retryAfter ?? null
    this.data = data ?? null
  }

  /** The session has ended (SPEC section 8). */
  get isSignedOut(): boolean {
    return this.status === 401 || this.status === 419
  }

  /** There is nothing of that number, or the address has none: no retry helps (RELIABILITY F3). */
  get isNotFound(): boolean {
    return this.status === 400 || this.status === 422
  }
}
