import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { CLIENT_CREDENTIAL } from '@/services/env'

/** An answer as it came; status 0 for none. */
export type Came = {
  status: number
  headers: Headers
  /** The body as JSON; undefined when it is none. */
  body: unknown
  text: string
  ms: number
  /** Why there is no answer, '' when there is one. */
  trouble: string
}

export type Sent = {
  method?: string
  /** Goes into the body as JSON. */
  input?: unknown
  /** The body as it stands. */
  body?: string
  query?: Record<string, string>
  token?: string | null
  headers?: Record<string, string>
  /** As a browser asks for permission: without site header and authorization. */
  isPreflight?: true
}

type HostOptions = { fetch: typeof fetch; base: string; siteId: string; limitMs: number }

const BASIC = `Basic ${btoa(`${CLIENT_CREDENTIAL.username}:${CLIENT_CREDENTIAL.password}`)}`
/** A host that is too busy is asked once more, if it wants no longer pause, s. */
const PAUSE_MAX_S = 5

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a failed fetch says of its reason; undici keeps it in the cause. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : { cause: undefined }
  if (cause instanceof AggregateError) return String(Reflect.get(cause, 'code'))
  return cause instanceof Error ? cause.message : String(error)
}

function headersOf(
  { auth }: Endpoint,
  { token, headers, isPreflight }: Sent,
  siteId: string,
): Headers {
  const sent = new Headers(headers)
  if (isPreflight) return sent
  sent.set(HEADER.siteId, siteId)
  if (auth === 'basic') sent.set('Authorization', BASIC)
  if (token && auth !== 'none' && auth !== 'basic') sent.set('Authorization', `Bearer ${token}`)
  return sent
}

/** The largest time that an answer of a call may take, ms. */
export function limitOf({ timeoutMs }: Pick<Endpoint, 'timeoutMs'>, limitMs: number): number {
  return timeoutMs ?? limitMs
}

/** Sends calls to a host as the mall does, and returns what comes as it is. */
export function createHost({ fetch, base, siteId, limitMs }: HostOptions) {
  async function sendOnce(call: Endpoint, sent: Sent): Promise<Came> {
    const { method = call.method, query, input } = sent
    const headers = headersOf(call, sent, siteId)
    const body = sent.body ?? (query ? '' : JSON.stringify(input ?? {}))
    if (method === 'POST') headers.set('Content-Type', 'application/json')
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const start = performance.now()
    const signal = AbortSignal.timeout(limitOf(call, limitMs))
    const passed = () => performance.now() - start
    try {
      const init = { method, headers, signal, redirect: 'manual' as const }
      const url = `${base}${call.path}${search}`
      const answer = await fetch(url, { ...init, ...(method === 'POST' && { body }) })
      const text = await answer.text()
      const { status } = answer
      const read = { body: parse(text), text, ms: passed(), trouble: '' }
      return { status, headers: answer.headers, ...read }
    } catch (error) {
      const trouble = signal.aborted
        ? `no answer within ${limitOf(call, limitMs).toLocaleString('en')} ms`
        : `no answer: ${reasonOf(error)}`
      return { status: 0, headers: new Headers(), body: undefined, text: '', ms: passed(), trouble }
    }
  }

  return {
    limitMs,
    async send(call: Endpoint, sent: Sent = {}): Promise<Came> {
      const came = await sendOnce(call, sent)
      const pauseS = Number(came.headers.get('Retry-After') ?? Number.NaN)
      if (came.status !== 429 || !(pauseS <= PAUSE_MAX_S)) return came
      await new Promise((resolve) => setTimeout(resolve, pauseS * 1000))
      return sendOnce(call, sent)
    },
  }
}

export type Host = ReturnType<typeof createHost>
