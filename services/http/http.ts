import type * as z from 'zod/mini'
import { getProductDetail, searchProducts } from '@/contract/deferred-calls'
import { type Callable, loadEndpoint, readyEndpoint, type Schema } from '@/contract/endpoint'
import { reloadIfGone } from '@/services/browser/stale-chunk'
import { ApiError } from './api-error'
import type { CallOptions, HttpOptions } from './http-options'

export type Http = {
  /** Sends one call of the contract; resolves to its parsed `data` or throws an ApiError. */
  call<I extends Schema, O extends Schema>(
    call: Callable<I, O>,
    input?: z.input<I>,
    options?: CallOptions,
  ): Promise<z.output<O>>
}

type TransportModule = typeof import('./transport')
type Transport = ReturnType<TransportModule['createTransport']>

/** axios and its dependents, loaded lazily: a page is read before it makes its first call. */
let loaded: TransportModule | null = null

async function loadTransport(): Promise<TransportModule> {
  loaded ??= await import(/* webpackChunkName: 'transport' */ './transport')
  return loaded
}

/**
 * Preloads the transport and the schemas of deferred calls, which are one file of the build, so that the first call
 * does not wait for them; those of what a press on a browsing page asks for are built as well.
 */
export function warmHttp(): void {
  Promise.all([loadTransport(), searchProducts.load(), getProductDetail.load()]).catch(
    (error: unknown) => console.info('transport', error), // a call retries
  )
}

/** A call with its schemas, and what sends it. */
async function loadFor<I extends Schema, O extends Schema>(call: Callable<I, O>) {
  try {
    const [endpoint, { createTransport }] = await Promise.all([loadEndpoint(call), loadTransport()])
    return { endpoint, createTransport }
  } catch (cause) {
    void reloadIfGone(cause)
    throw new ApiError({ kind: 'network', endpoint: call.name, cause })
  }
}

/** The same where both are loaded, without a wait; null otherwise. */
function loadedFor<I extends Schema, O extends Schema>(call: Callable<I, O>) {
  const endpoint = readyEndpoint(call)
  return endpoint && loaded && { endpoint, createTransport: loaded.createTransport }
}

/** The HTTP client of a browser tab, or of one server-side rendering. */
export function createHttp(options: HttpOptions): Http {
  let transport: Transport | null = null
  return {
    async call(call, input, callOptions = {}) {
      const generation = options.session?.generation()
      const { endpoint, createTransport } = loadedFor(call) ?? (await loadFor(call))
      transport ??= createTransport(options)
      return transport.send(endpoint, input, { ...callOptions, generation })
    },
  }
}
