import { FAULT_SCOPE } from '@/contract/constants'
import { TEXT } from '@/contract/texts'
import { clientAddress } from '@/server/kernel/http/client-address'
import { errorResponse, HttpError } from '@/server/kernel/http/http-error'
import { LARGEST_BODY_BYTES } from '@/server/kernel/http/standard-middleware'
import type { Api } from './faults/api'
import { scopeOf } from './faults/scope'
import { createHostProbe } from './host-probe'
import { createOwnApi, isOwnPath, type OwnApiOptions } from './own-api'

/** Longer than any call may take, ms. */
const FORWARD_TIMEOUT_MS = 30_000
/** Hop-by-hop headers; cookies belong to the mall, not to the API. */
const DROPPED = [
  'host',
  'connection',
  'keep-alive',
  'upgrade',
  'transfer-encoding',
  'cookie',
  'content-length',
  'accept-encoding',
  'expect',
]

type ForwardOptions = Pick<OwnApiOptions, 'config' | 'log'>

/** A body in one piece, so that hosts get its length; throws TOO_LARGE before more than any call takes is held. */
async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > LARGEST_BODY_BYTES) throw new HttpError('TOO_LARGE', '请求内容过大')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Proxies to another host's API (API_HOST), with the client's address in X-Forwarded-For. What is
 * the mall's own is answered here: no host knows its texts, its health or its sitemap.
 */
export function createForward(host: string, { config, log }: ForwardOptions): Api {
  const base = host.replace(/\/+$/, '')
  const isReady = createHostProbe(base, config.NEXT_PUBLIC_SITE_ID)
  const own = createOwnApi({ config, log, isReady })
  return {
    async fetch(request, socket = {}) {
      const { pathname, search } = new URL(request.url)
      if (isOwnPath(pathname)) return own.fetch(request, socket)
      const headers = new Headers(request.headers)
      for (const name of DROPPED) headers.delete(name)
      const scope = scopeOf(request.headers)
      if (scope !== null) headers.set(FAULT_SCOPE, encodeURIComponent(scope))
      const address = clientAddress(request.headers, socket, config.TRUSTED_PROXY)
      if (address) headers.set('X-Forwarded-For', address)
      try {
        const body = request.method === 'POST' ? await bodyOf(request) : null
        const answer = await fetch(`${base}${pathname}${search}`, {
          method: request.method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.any([request.signal, AbortSignal.timeout(FORWARD_TIMEOUT_MS)]),
          body,
        })
        const passed = new Headers(answer.headers)
        // fetch has decompressed the body already.
        for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
          passed.delete(name)
        }
        return new Response(answer.body, { status: answer.status, headers: passed })
      } catch (error) {
        if (error instanceof HttpError) return errorResponse(error.reason, error.message)
        console.error(
          `API_HOST ${base} cannot be reached: ${error instanceof Error ? error.message : error}`,
        )
        return errorResponse('UNAVAILABLE', TEXT.unavailable)
      }
    },
  }
}
