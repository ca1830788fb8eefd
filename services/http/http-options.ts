import type { Session } from '@/services/session/session'
import type { InProcessApi } from './in-process'
import type { KnownAnswers } from './known-answers'
import type { MissingStore } from './missing-store'

export type HttpOptions = {
  baseURL: string
  /** Base URL of the mall's own process; '' in a browser, which is where the page came from. */
  ownURL?: string
  siteId: string
  /** Headers of every call. */
  headers?: Record<string, string>
  /** Extra calls the host lacks; without it a 404 is an error as any other. */
  missing?: MissingStore | null
  /** Missing on the server: SSR has no tokens (DESIGN decision 4). */
  session?: Session
  /** Receives the Date header of every answer. */
  onServerDate?: (date: unknown) => void
  /** Called without a socket. */
  api?: InProcessApi
  /** Of many clients: what one has read, no other reads again. */
  known?: KnownAnswers | undefined
  timeoutMs?: number
}

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** For calls that take effect once however often they are sent (`idempotent`). */
  idempotencyKey?: string | undefined
  /** Upload progress, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}
