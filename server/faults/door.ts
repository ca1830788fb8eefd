import { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Socket } from '@/server/http/client-address'
import type { FaultBindings } from './answers'
import type { Faults } from './faults'

type Answer = (request: Request, env: FaultBindings & Socket) => Response | Promise<Response>

/** As long as a timer can be: 24 days. */
const FOREVER_MS = 2 ** 31 - 1
/** What nginx logs for a client that went away; nobody receives it. */
const CLIENT_GONE = 499

/** Waits; true when the client went away meanwhile. */
async function outlasts(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal })
    return false
  } catch (error) {
    if (!signal.aborted) throw error
    return true
  }
}

function reset(outgoing: unknown): Response {
  if (!(outgoing instanceof ServerResponse)) throw new TypeError('fetch failed: connection reset')
  outgoing.socket?.resetAndDestroy()
  return RESPONSE_ALREADY_SENT
}

/** The beginning of an answer that announces all of it. At least one byte is always missing. */
async function cut(answer: Response, bytes: number, outgoing: unknown): Promise<Response> {
  const body = new Uint8Array(await answer.arrayBuffer())
  const part = body.subarray(0, Math.max(0, Math.min(bytes, body.length - 1)))
  const headers = new Headers(answer.headers)
  headers.set('Content-Length', String(body.length))
  // Nothing on the way may compress it: the length would be lost.
  headers.append('Cache-Control', 'no-transform')
  if (outgoing instanceof ServerResponse) {
    outgoing.writeHead(answer.status, Object.fromEntries(headers))
    outgoing.flushHeaders()
    if (part.length > 0) outgoing.write(part)
    outgoing.socket?.destroySoon()
    return RESPONSE_ALREADY_SENT
  }
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(part),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  return new Response(stream, { status: answer.status, headers })
}

/** The API behind what testers do to its connections: delay, hang, reset, cut. */
export function faultyDoor(faults: Faults, answer: Answer) {
  return async (request: Request, socket: Socket = {}): Promise<Response> => {
    const plan = faults.take(request)
    const { ending } = plan
    const waitMs = ending.kind === 'hang' ? FOREVER_MS : plan.delayMs
    if (waitMs > 0) {
      const isGone = await faults.hold(() => outlasts(waitMs, request.signal))
      if (isGone) return new Response(null, { status: CLIENT_GONE })
    }
    if (ending.kind === 'reset') return reset(socket.outgoing)
    const given = await answer(request, { ...socket, plan })
    return ending.kind === 'cut' ? cut(given, ending.bytes, socket.outgoing) : given
  }
}
