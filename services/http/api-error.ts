import { TEXT } from '@/contract/texts'

export type ApiErrorKind = 'timeout' | 'network' | 'http' | 'business' | 'contract' | 'aborted'

type ApiErrorInit = {
  kind: ApiErrorKind
  endpoint: string
  status?: number
  code?: number
  /** The server's own `msg`, when it sent one that can be shown. */
  serverMessage?: string | undefined
  /** Seconds to wait before the next try, when the server named them. */
  retryAfter?: number | undefined
  /** What a refusal carries besides its words, still to be parsed; null for nothing. */
  data?: unknown
  cause?: unknown
}

const KIND_TEXT: Record<ApiErrorKind, string> = {
  timeout: TEXT.timeout,
  network: TEXT.network,
  http: TEXT.serverFault,
  business: TEXT.serverFault,
  contract: TEXT.serverFault,
  aborted: '',
}

const TOO_MANY = 429

/** The one failure a call can have. `message` is Chinese and may be shown to the buyer. */
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
}
