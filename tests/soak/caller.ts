import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { HEADER } from '@/contract/constants'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { CLIENT_CREDENTIAL, PUBLIC_ENV } from '@/services/env'

/** When a caller stops waiting, ms. */
const GIVEN_UP_MS = 15_000
const AGAIN_MS = 300
/** When what was broken must have come back, ms: a process starts in seconds. */
const BACK_MS = 90_000
const UNAVAILABLE = 503
/** Refusals that change nothing: the same is asked again. */
const AGAIN = [429, UNAVAILABLE]

const CLIENT = `Basic ${btoa(`${CLIENT_CREDENTIAL.username}:${CLIENT_CREDENTIAL.password}`)}`

const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() })

type Options = { token?: string; key?: string }
type Asked = { status: number; data: unknown; msg: string }

type Answer = { name: string; status: number; start: number; msg: string }

type Figures = ReturnType<typeof createFigures>

/** What the soak counts and what went wrong. */
export function createFigures() {
  return {
    calls: 0,
    pages: 0,
    /** Answers by status; 0 for connections that broke. */
    statuses: new Map<number, number>(),
    /** Answers by process, pages and all. */
    answers: new Map<string, number>(),
    longestMs: 0,
    wrongs: [] as string[],
  }
}

type Asking = {
  urls: readonly string[]
  /** Who has pages. */
  pagesUrl: string
  /** What an answer may take, ms, unless it says that the mall is busy (503). */
  answerMs: number
}

/** Asks one of several processes, as a balancer would, and watches how long each answer takes. */
export function createCaller({ urls, pagesUrl, answerMs }: Asking, figures: Figures) {
  async function send(
    url: string,
    { path, method, auth }: Endpoint,
    body: string,
    { token, key }: Options,
  ) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        [HEADER.siteId]: PUBLIC_ENV.siteId,
        ...(auth === 'basic' && { Authorization: CLIENT }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { [HEADER.idempotencyKey]: key }),
      },
      ...(method === 'POST' && { body }),
      signal: AbortSignal.timeout(GIVEN_UP_MS),
    })
    const { data, msg } = envelope.parse(await response.json())
    return { status: response.status, data, msg }
  }

  /** One try; null when the connection broke, which a killed process is excused for. */
  async function ask(endpoint: Endpoint, input: unknown, options: Options): Promise<Asked | null> {
    const url = urls[Math.floor(Math.random() * urls.length)] ?? ''
    const start = performance.now()
    const asked = await send(url, endpoint, JSON.stringify(input), options).catch(
      (error: unknown) => {
        if (error instanceof Error && error.name === 'TimeoutError') {
          figures.wrongs.push(`${endpoint.name}: no answer in ${GIVEN_UP_MS} ms`)
        }
        return null
      },
    )
    figures.calls += 1
    judge(url, { name: endpoint.name, status: asked?.status ?? 0, start, msg: asked?.msg ?? '' })
    return asked
  }

  /** Counts an answer, and says what is wrong with it; status 0 when the connection broke. */
  function judge(url: string, answer: Answer): void {
    const { name, status, msg } = answer
    const ms = Math.round(performance.now() - answer.start)
    figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1)
    if (status !== 0) figures.answers.set(url, (figures.answers.get(url) ?? 0) + 1)
    if (status === 0 || status === UNAVAILABLE) return
    figures.longestMs = Math.max(figures.longestMs, ms)
    if (ms > answerMs) figures.wrongs.push(`${name}: ${status} after ${ms} ms`)
    if (status >= 500) figures.wrongs.push(`${name}: ${status} ${msg}`)
  }

  /** Looks at a page, whatever comes of it. */
  async function look(path: string): Promise<void> {
    const start = performance.now()
    const signal = AbortSignal.timeout(GIVEN_UP_MS)
    const status = await fetch(`${pagesUrl}${path}`, { signal }).then(
      async (page) => {
        const isWhole = (await page.text()).includes('</html>')
        return isWhole ? page.status : 500
      },
      () => 0,
    )
    figures.pages += 1
    judge(pagesUrl, { name: path, status, start, msg: 'or not whole' })
  }

  /** Asks until there is an answer that is none of the moment's: taken (200) or refused. */
  async function settle(endpoint: Endpoint, input: unknown, options: Options): Promise<Asked> {
    const deadline = performance.now() + BACK_MS
    while (performance.now() < deadline) {
      const asked = await ask(endpoint, input, options)
      if (asked && !AGAIN.includes(asked.status)) return asked
      await sleep(AGAIN_MS)
    }
    throw new Error(`${endpoint.name}: nothing but failures for ${BACK_MS} ms`)
  }

  /** The data of a call that must be taken in the end. */
  async function must<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input: z.input<I>,
    options: Options = {},
  ): Promise<z.output<O>> {
    const { status, data, msg } = await settle(endpoint, input, options)
    if (status !== 200) throw new Error(`${endpoint.name}: ${status} ${msg}`)
    return endpoint.output.parse(data)
  }

  return { settle, must, look }
}

export type Caller = ReturnType<typeof createCaller>
