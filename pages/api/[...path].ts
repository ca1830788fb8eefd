import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

export const config = { api: { bodyParser: false, externalResolver: true } }

// Next checks `instanceof Response` against the global one: it must stay the platform's own.
const listener = getRequestListener(
  (request, socket) => {
    // instrumentation.ts has put it there; to import it here would be to read the whole server twice.
    const api = globalThis.__mallApi
    if (!api) throw new Error('the product API was not opened')
    return api(request, socket)
  },
  { overrideGlobalObjects: false },
)

/** Entry point of the product API. */
export default function handler(request: IncomingMessage, response: ServerResponse) {
  return listener(request, response)
}
