import { TEXT } from '@/contract/texts'
import type { Api } from './app'
import { clientAddress } from './http/client-address'
import { faultResponse } from './http/fault'

/** Longer than any call of ours may take, ms. */
const FORWARD_TIMEOUT_MS = 30_000
/** Headers that speak of this hop alone; cookies are the mall's own, not the API's. */
const DROPPED = ['host', 'connection', 'cookie', 'content-length', 'accept-encoding', 'expect']

/** The same door in front of another host's API (API_HOST); names the client to it, as proxies do. */
export function createForward(host: string, { isProxied }: { isProxied: boolean }): Api {
  const base = host.replace(/\/+$/, '')
  return {
    async fetch(request, socket = {}) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of DROPPED) headers.delete(name)
      const address = clientAddress(request.headers, socket, isProxied)
      if (address) headers.set('X-Forwarded-For', address)
      try {
        const answer = await fetch(`${base}${pathname}${search}`, {
          method: request.method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.any([request.signal, AbortSignal.timeout(FORWARD_TIMEOUT_MS)]),
          ...(request.method === 'POST' && { body: await request.arrayBuffer() }),
        })
        const passed = new Headers(answer.headers)
        // fetch has unpacked the body already.
        for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
          passed.delete(name)
        }
        return new Response(answer.body, { status: answer.status, headers: passed })
      } catch (error) {
        console.error(
          `API_HOST ${base} cannot be reached: ${error instanceof Error ? error.message : error}`,
        )
        return faultResponse('UNAVAILABLE', TEXT.unavailable)
      }
    },
  }
}
