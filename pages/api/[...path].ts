import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { productApi } from '@/server/edge/embedded'

export const config = { api: { bodyParser: false, externalResolver: true } }

// Next checks `instanceof Response` against the global one: it must stay the platform's own.
const listener = getRequestListener(
  async (request, socket) => (await productApi()).fetch(request, socket),
  { overrideGlobalObjects: false },
)

/** Entry point of the product API. */
export default function handler(request: IncomingMessage, response: ServerResponse) {
  return listener(request, response)
}
