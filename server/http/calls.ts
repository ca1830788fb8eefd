import type { Context } from 'hono'
import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { submitKey } from '@/contract/checkout'
import { CODE, HEADER } from '@/contract/constants'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { TEXT } from '@/contract/texts'
import { isDatabaseAway } from '@/server/db/away'
import { type AnsweredFile, attachment } from './attachment'
import { clientAddress, type Socket } from './client-address'
import { Fault, faultResponse } from './fault'

/** Who asks, as the token says. */
export type Caller = { userId: string; sessionId: string }

export type CallContext<I> = {
  input: I
  caller: Caller | null
  request: Request
  /** Where the call comes from, '' within this process. */
  address: string
  /** Names what is to be done once; '' for calls that need none. */
  idempotencyKey: string
}

type UserContext<I> = CallContext<I> & { caller: Caller }

export type Authenticate = (authorization: string | undefined) => Promise<Caller | null>

type Bindings = { Bindings: Socket }

const NUL = '\u0000'

/** PostgreSQL stores no NUL; found anywhere in a body it is bad input, not a server fault. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL)
  if (Array.isArray(value)) return value.some(hasNul)
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).some(([key, inner]) => key.includes(NUL) || hasNul(inner))
  }
  return false
}

async function readBody(context: Context): Promise<unknown> {
  const type = context.req.header('Content-Type') ?? ''
  if (!/^application\/(json|x-www-form-urlencoded)\b/i.test(type)) {
    throw new Fault('BAD_MEDIA_TYPE', '请求格式不受支持，请使用 JSON')
  }
  const text = await context.req.text()
  if (/urlencoded/i.test(type)) return Object.fromEntries(new URLSearchParams(text))
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text)
    if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new SyntaxError()
    return body
  } catch {
    throw new Fault('BAD_INPUT', '请求内容不是有效的 JSON')
  }
}

async function readForm(context: Context): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(context.req.header('Content-Type') ?? '')) {
    throw new Fault('BAD_MEDIA_TYPE', '请求格式不受支持，请以表单上传文件')
  }
  try {
    return await context.req.formData()
  } catch {
    throw new Fault('BAD_INPUT', '上传内容不完整，请重试')
  }
}

/** The token call takes its parameters in the query by specification; the body goes first. */
async function readInput(context: Context, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined
  if (endpoint.takes === 'form') return readForm(context)
  if (endpoint.auth !== 'basic') return readBody(context)
  const body = context.req.header('Content-Type') ? await readBody(context) : {}
  return { ...context.req.query(), ...(typeof body === 'object' ? body : {}) }
}

function parseInput<I extends Schema>(schema: I, given: unknown): z.output<I> {
  if (hasNul(given)) throw new Fault('BAD_INPUT', '输入包含无效字符')
  let parsed: ReturnType<typeof schema.safeParse>
  try {
    parsed = schema.safeParse(given)
  } catch (cause) {
    // Nested beyond the stack: nobody's real input.
    throw new Fault('BAD_INPUT', `输入有误${cause instanceof RangeError ? '：嵌套过深' : ''}`)
  }
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.')
  throw new Fault('BAD_INPUT', `输入有误：${field ? `${field} ` : ''}${issue?.message ?? ''}`)
}

function readKey(context: Context, { idempotent }: Endpoint): string {
  if (!idempotent) return ''
  const key = submitKey.safeParse(context.req.header(HEADER.idempotencyKey))
  if (key.success) return key.data
  throw new Fault('BAD_INPUT', `缺少或错误的 ${HEADER.idempotencyKey} 请求头`)
}

function sendFile(context: Context, { body, type, fileName }: AnsweredFile): Response {
  return context.body(body, 200, {
    'Content-Type': type,
    'Content-Disposition': attachment(fileName),
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
}

/** The calls of one area: validation, authorization and envelope around plain functions. */
export class Calls {
  readonly app = new Hono<Bindings>()
  readonly #authenticate: Authenticate
  readonly #isProxied: boolean

  constructor(authenticate: Authenticate, { isProxied }: { isProxied: boolean }) {
    this.#authenticate = authenticate
    this.#isProxied = isProxied
  }

  /** A call visitors may make too. */
  open<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    answer: (context: CallContext<z.output<I>>) => Promise<z.input<O>>,
  ): this {
    this.app.on(endpoint.method, endpoint.path, async (context) => {
      const authorization = context.req.header('Authorization')
      const hasBearer = endpoint.auth === 'bearer' && authorization
      const caller = hasBearer ? await this.#authenticate(authorization) : null
      if (hasBearer && !caller) throw new Fault('UNAUTHORIZED', '登录已失效，请重新登录')
      return this.#reply(context, endpoint, caller, answer)
    })
    return this
  }

  /** A call of a signed-in user. */
  personal<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    answer: (context: UserContext<z.output<I>>) => Promise<z.input<O>>,
  ): this {
    this.app.on(endpoint.method, endpoint.path, async (context) => {
      const caller = await this.#requireUser(context)
      return this.#reply(context, endpoint, caller, (call) => answer({ ...call, caller }))
    })
    return this
  }

  /** A call of a signed-in user that answers a file; its refusals are envelopes all the same. */
  personalFile<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    answer: (context: UserContext<z.output<I>>) => Promise<AnsweredFile>,
  ): this {
    this.app.on(endpoint.method, endpoint.path, async (context) => {
      const caller = await this.#requireUser(context)
      const call = await this.#contextOf(context, endpoint)
      return sendFile(context, await answer({ ...call, caller }))
    })
    return this
  }

  /** A call visitors may make too that answers a file, which no page may run as its own. */
  openFile<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    answer: (context: CallContext<z.output<I>>) => Promise<AnsweredFile>,
  ): this {
    this.app.on(endpoint.method, endpoint.path, async (context) => {
      const call = await this.#contextOf(context, endpoint)
      return sendFile(context, await answer({ ...call, caller: null }))
    })
    return this
  }

  async #requireUser(context: Context<Bindings>): Promise<Caller> {
    const caller = await this.#authenticate(context.req.header('Authorization'))
    if (!caller) throw new Fault('UNAUTHORIZED', '请先登录')
    return caller
  }

  async #contextOf<I extends Schema, O extends Schema>(
    context: Context<Bindings>,
    endpoint: Endpoint<I, O>,
  ) {
    const input = parseInput(endpoint.input, await readInput(context, endpoint))
    const idempotencyKey = readKey(context, endpoint)
    return { input, request: context.req.raw, address: this.addressOf(context), idempotencyKey }
  }

  /** Where a request comes from, for files too, which no call of the contract answers. */
  addressOf({ req, env }: Pick<Context<Bindings>, 'req' | 'env'>): string {
    return clientAddress(req.raw.headers, env, this.#isProxied)
  }

  async #reply<I extends Schema, O extends Schema>(
    context: Context<Bindings>,
    endpoint: Endpoint<I, O>,
    caller: Caller | null,
    answer: (context: CallContext<z.output<I>>) => Promise<z.input<O>>,
  ): Promise<Response> {
    const data = await answer({ ...(await this.#contextOf(context, endpoint)), caller })
    return context.json({ code: CODE.ok, msg: '', data })
  }
}

/** Turns whatever a call threw into the failure envelope; causes stay in the log. */
export function onError(error: Error, log: (error: Error) => void): Response {
  if (!(error instanceof Fault)) {
    log(error)
    return isDatabaseAway(error)
      ? faultResponse('UNAVAILABLE', TEXT.unavailable)
      : faultResponse('SERVER_FAULT', '')
  }
  return faultResponse(error.fault, error.message, error.details)
}
