import { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Socket } from '@/server/kernel/http/client-address'
import type { FaultBindings } from './answers'
import type { Faults } from './faults'

type Answer = (request: Request, env: FaultBindings & Socket) => Response | Promise<Response>

/** Maximum of a timer: 24 days. */
const FOREVER_MS = 2 ** 31 - 1
/** nginx's status for a client that disconnected; nobody receives it. */
const CLIENT_GONE = 499

/** Waits; true when the client disconnected meanwhile. */
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

/** Truncates a body while keeping its full Content-Length. At least one byte is missing. */
async function cut(answer: Response, bytes: number, outgoing: unknown): Promise<Response> {
  const body = new Uint8Array(await answer.arrayBuffer())
  const part = body.subarray(0, Math.max(0, Math.min(bytes, body.length - 1)))
  const headers = new Headers(answer.headers)
  headers.set('Content-Length', String(body.length))
  // Prevents compression, which would drop the length.
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

/** The API behind connection faults: delay, hang, reset, cut. */
export function faultyDoor(faults: Faults, answer: Answer) {
  return async (request: Request, socket: Socket & FaultBindings = {}): Promise<Response> => {
    // A plan given with the call goes before all others.
    const plan = socket.plan ?? faults.take(request)
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
