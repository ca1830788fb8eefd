import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { STUB_CALLS } from './stub-answers'
import { refuse, type StubAnswer, type StubRequest, type StubState } from './stub-forms'

const REPAIR_PATH = '/api/oauth/getRepairInfo'

const START: StubState = {
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  renewals: 0,
  history: [],
  unread: 2,
  cart: [],
  isRepairing: false,
}
const HISTORY = [
  { id: 1001, searchTerms: '深沟球轴承' },
  { id: 1002, searchTerms: '安全帽' },
]

/** Answers a request in place of the stub, whose own answer it may take. */
export type StubFault = (
  request: StubRequest,
  answer: () => StubAnswer,
) => StubAnswer | Promise<StubAnswer>

/** What a browser of another origin is told; it names its origin, its headers are all allowed. */
function corsOf({ headers }: IncomingMessage): Record<string, string> {
  if (!headers.origin) return {}
  return {
    'Access-Control-Allow-Origin': headers.origin,
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Expose-Headers': 'Date, Retry-After',
    'Access-Control-Max-Age': '600',
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/**
 * A product API of somebody else: it speaks the 36 calls of SPEC section 7 in the loosest forms, 404
 * in its own words for all others, and shares no code with the mall. Close it when done.
 */
export async function openStubHost() {
  let state = START
  let latencyMs = 0
  let fault: StubFault = (_request, answer) => answer()
  let hasCors = true
  const requests: StubRequest[] = []

  function answer(request: StubRequest) {
    const { method, path } = request
    const call = STUB_CALLS[`${method} ${path}`]
    if (!call) return refuse(404, `No static resource ${path.slice(1)}.`)
    if (state.isRepairing && path !== REPAIR_PATH) return refuse(200, 'under maintenance', '3110')
    return call(state, request)
  }

  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const { pathname: path, searchParams: query } = new URL(url, 'http://stub')
    if (hasCors) outgoing.setHeaders(new Map(Object.entries(corsOf(incoming))))
    if (method === 'OPTIONS') return outgoing.writeHead(204).end()
    const request = { method, path, query, headers, body: parse(await text(incoming)) }
    requests.push(request)
    await sleep(latencyMs)
    const { status, body, type = 'application/json' } = await fault(request, () => answer(request))
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    outgoing.writeHead(status, { 'Content-Type': type }).end(sent)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** The requests to a path so far. */
    of: (path: string) => requests.filter((request) => request.path === path),
    state: () => state,
    set(change: Partial<StubState>) {
      state = { ...state, ...change }
    },
    /** Milliseconds that every answer waits. */
    setLatency(ms: number) {
      latencyMs = ms
    },
    /** Plants a fault: every answer from now on goes through it. */
    plant(planted: StubFault) {
      fault = planted
    },
    /** Browsers of other origins are told nothing. */
    closeToOrigins() {
      hasCors = false
    },
    reset() {
      fault = (_request, answer) => answer()
      hasCors = true
      state = { ...START, history: [...HISTORY] }
      latencyMs = 0
      requests.length = 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type StubHost = Awaited<ReturnType<typeof openStubHost>>
