import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { ApiError } from './api-error'
import type { CallOptions, HttpOptions } from './http-options'

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

/** axios and its dependents, loaded lazily: a page is read before it makes its first call. */
let loaded: TransportModule | null = null

async function loadTransport(): Promise<TransportModule> {
  loaded ??= await import('./transport')
  return loaded
}

/** Preloads the transport, so that the first call does not wait for it. */
export function warmHttp(): void {
  loadTransport().catch((error: unknown) => console.info('transport', error)) // a call retries
}

async function transportFor(endpoint: string): Promise<TransportModule> {
  try {
    return await loadTransport()
  } catch (cause) {
    throw new ApiError({ kind: 'network', endpoint, cause })
  }
}

/** The HTTP client of a browser tab, or of one server-side rendering. */
export function createHttp(options: HttpOptions): Http {
  let transport: Transport | null = null
  return {
    async call(endpoint, input, callOptions = {}) {
      const generation = options.session?.generation()
      const { createTransport } = loaded ?? (await transportFor(endpoint.name))
      transport ??= createTransport(options)
      return transport.send(endpoint, input, { ...callOptions, generation })
    },
  }
}
