import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '@/contract/endpoint'
import type { Session } from '@/services/session/session'
import { ApiError } from './api-error'

export type HttpOptions = {
  baseURL: string
  siteId: string
  /** Missing on the server: rendering knows no tokens (DESIGN decision 4). */
  session?: Session
  /** Hears the Date header of every answer. */
  hear?: (date: unknown) => void
  /** Calls the embedded API without a socket. */
  fetch?: typeof fetch
  timeoutMs?: number
}

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** For calls that are done once however often they are sent (`idempotent`). */
  idempotencyKey?: string | undefined
  /** Hears how much of a file is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

export type Http = {
  /** Sends one call of the contract; resolves to its parsed `data` or throws an ApiError. */
  call<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input?: z.input<I>,
    options?: CallOptions,
  ): Promise<z.output<O>>
}

type TransportModule = typeof import('./transport')
type Transport = ReturnType<TransportModule['createTransport']>

/** axios and all that leans on it: a page is read before it calls anything, and need not wait for it. */
let loaded: TransportModule | null = null

async function loadTransport(): Promise<TransportModule> {
  loaded ??= await import('./transport')
  return loaded
}

/** Fetches what calls need, so that the first one does not wait for it. */
export function warmHttp(): void {
  loadTransport().catch((error: unknown) => console.info('transport', error)) // a call tries again
}

async function transportFor(endpoint: string): Promise<TransportModule> {
  try {
    return await loadTransport()
  } catch (cause) {
    throw new ApiError({ kind: 'network', endpoint, cause })
  }
}

/** The calls of a browser tab, or of one server-side rendering. */
export function createHttp(options: HttpOptions): Http {
  let transport: Transport | null = null
  return {
    async call(endpoint, input, callOptions = {}) {
      const epoch = options.session?.epoch()
      const { createTransport } = loaded ?? (await transportFor(endpoint.name))
      transport ??= createTransport(options)
      return transport.send(endpoint, input, { ...callOptions, epoch })
    },
  }
}
