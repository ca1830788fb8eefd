import type { Context } from 'hono'
import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { CODE, HEADER } from '@/contract/constants'
import type { Endpoint, ParsedInput, Schema } from '@/contract/endpoint'
import { submitKey } from '@/contract/order/checkout-calls'
import { TEXT } from '@/contract/texts'
import { AccountGoneError } from '@/server/kernel/db/lock-user'
import { isDatabaseAway, isDatabaseBusy } from '@/server/kernel/db/unavailable'
import type { Env } from '@/server/kernel/env'
import { outsideTimeBudget } from '@/server/kernel/time-budget'
import { type AnsweredFile, attachment } from './attachment'
import { BROKEN_OFF } from './body-max'
import { clientAddress, type Socket } from './client-address'
import { readDeviceCookie, writeDeviceCookie } from './device-cookie'
import { errorResponse, HttpError } from './http-error'
import { networkOf } from './network'
import { isSecureMall } from './secure-mall'

/** The caller identified by the token. */
export type Caller = { userId: string; sessionId: string }

/** Whoever operates, by a token: an operator of the mall, or one of a single shop. */
export type OperatorCaller =
  | { name: string; role: 'operator'; shopId: null }
  | { name: string; role: 'shop'; shopId: number }

/** Recognises an operator's token; counts the guesses of a network. */
export type AuthenticateOperator = (
  authorization: string | undefined,
  network: string,
) => Promise<OperatorCaller | null>

export type CallContext<I> = {
  input: I
  caller: Caller | null
  request: Request
  /** Client address, '' for calls within this process. */
  address: string
  /** What limits count by: the address, for IPv6 its /64. */
  network: string
  /** Which browser calls, by its device cookie; '' without one. */
  deviceId: string
  /** Answers with this device cookie. */
  keepDevice: (deviceId: string) => void
  /** Key of an idempotent call; '' for calls that need none. */
  idempotencyKey: string
}

/** Context of a handler, by the `auth` of its endpoint. */
type ContextOf<E extends Endpoint> = CallContext<ParsedInput<E>> & {
  caller: E['auth'] extends 'user' ? Caller : E['auth'] extends 'bearer' ? Caller | null : null
  operator: E['auth'] extends 'operator' ? OperatorCaller : null
}

/** Result of a handler, by the answer type of its endpoint. */
type AnswerOf<E extends Endpoint> = E extends { answers: 'file' }
  ? AnsweredFile
  : z.output<E['output']>

export type Authenticate = (authorization: string | undefined) => Promise<Caller | null>

type Bindings = { Bindings: Socket }

type Options = Pick<Env, 'TRUSTED_PROXY'> & Partial<Pick<Env, 'PUBLIC_URL'>>

const NUL = '\u0000'
/** Inputs of the contract nest five deep at most; their widest object has thirty keys. */
const DEPTH_MAX = 16
const KEYS_MAX = 100

function refuseNul(text: string): void {
  if (text.includes(NUL)) throw new HttpError('BAD_INPUT', '输入包含无效字符')
}

/**
 * Refuses what no input of any call holds, before a schema spends time on it: NUL, which PostgreSQL
 * cannot store, nesting deeper than the stack of whoever reads it, objects of very many keys.
 */
function refuseStrange(value: unknown, depth = 0): void {
  if (typeof value === 'string') refuseNul(value)
  if (value === null || typeof value !== 'object') return
  if (depth === DEPTH_MAX) throw new HttpError('BAD_INPUT', '输入有误：嵌套过深')
  const entries = Object.entries(value)
  if (!Array.isArray(value) && entries.length > KEYS_MAX) {
    throw new HttpError('BAD_INPUT', '输入有误：字段过多')
  }
  for (const [key, inner] of entries) {
    refuseNul(key)
    refuseStrange(inner, depth + 1)
  }
}

const BODY = /^application\/(json|x-www-form-urlencoded)\b/i
const BEACON = /^(application\/json|text\/plain)\b/i

async function readBody(context: Context, { takes }: Endpoint): Promise<unknown> {
  const type = context.req.header('Content-Type') ?? ''
  if (!(takes === 'beacon' ? BEACON : BODY).test(type)) {
    throw new HttpError('BAD_MEDIA_TYPE', '请求格式不受支持，请使用 JSON')
  }
  const text = await context.req.text().catch(() => {
    throw BROKEN_OFF
  })
  if (/urlencoded/i.test(type)) return Object.fromEntries(new URLSearchParams(text))
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text)
    if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new SyntaxError()
    return body
  } catch {
    throw new HttpError('BAD_INPUT', '请求内容不是有效的 JSON')
  }
}

async function readForm(context: Context): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(context.req.header('Content-Type') ?? '')) {
    throw new HttpError('BAD_MEDIA_TYPE', '请求格式不受支持，请以表单上传文件')
  }
  try {
    return await context.req.formData()
  } catch {
    throw new HttpError('BAD_INPUT', '上传内容不完整，请重试')
  }
}

/** An input in the query string. Refuses every other parameter: a password there would be logged. */
function readQuery(given: Record<string, string>, { shape }: z.ZodMiniObject): unknown {
  if (Object.keys(given).every((key) => Object.hasOwn(shape, key))) return given
  throw new HttpError('BAD_INPUT', '网址中有不允许的参数，请放在请求体中')
}

async function readInput(context: Context, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined
  if (endpoint.takes === 'form') return readForm(context)
  const given = context.req.query()
  if (!endpoint.query || Object.keys(given).length === 0) return readBody(context, endpoint)
  return readQuery(given, endpoint.query)
}

function parseInput<I extends Schema>(schema: I, given: unknown): z.output<I> {
  refuseStrange(given)
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.')
  throw new HttpError('BAD_INPUT', `输入有误：${field ? `${field} ` : ''}${issue?.message ?? ''}`)
}

function readKey(context: Context, { idempotent }: Endpoint): string {
  if (!idempotent) return ''
  const key = submitKey.safeParse(context.req.header(HEADER.idempotencyKey))
  if (key.success) return key.data
  throw new HttpError('BAD_INPUT', `缺少或错误的 ${HEADER.idempotencyKey} 请求头`)
}

function sendFile(context: Context, { body, type, fileName }: AnsweredFile): Response {
  return context.body(body, 200, {
    'Content-Type': type,
    'Content-Disposition': attachment(fileName),
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
}

/** API calls: validation, authorization and envelope around plain functions. */
export class Calls {
  readonly app = new Hono<Bindings>()
  readonly #authenticate: Authenticate
  readonly #options: Options
  readonly #authenticateOperator: AuthenticateOperator

  constructor(
    authenticate: Authenticate,
    options: Options,
    authenticateOperator: AuthenticateOperator = async () => null,
  ) {
    this.#authenticate = authenticate
    this.#options = options
    this.#authenticateOperator = authenticateOperator
  }

  /**
   * Registers the handler of a call. Its endpoint determines who may call and whether it returns a
   * file: `auth: 'user'` passes a caller to the handler, `'bearer'` a caller or null.
   */
  on<E extends Endpoint>(
    endpoint: E,
    answer: (context: ContextOf<E>) => Promise<AnswerOf<E>>,
  ): this {
    this.app.on(endpoint.method, endpoint.path, async (context) => {
      const caller = await this.#callerOf(context, endpoint)
      const operator = await this.#operatorOf(context, endpoint)
      const call = { ...(await this.#contextOf(context, endpoint)), caller, operator }
      // TypeScript cannot infer that `caller` and `operator` match the endpoint's `auth`.
      const answered: unknown = await answer(call as ContextOf<E>)
      if (endpoint.answers === 'file') return sendFile(context, answered as AnsweredFile)
      return context.json({ code: CODE.ok, msg: '', data: answered })
    })
    return this
  }

  /** The caller; null for a visitor. Throws UNAUTHORIZED when a required token is invalid. */
  async #callerOf(context: Context<Bindings>, { auth }: Endpoint): Promise<Caller | null> {
    const authorization = context.req.header('Authorization')
    if (auth === 'none' || auth === 'basic' || auth === 'operator') return null
    if (auth === 'bearer' && !authorization) return null
    const caller = await this.#authenticate(authorization)
    if (caller) return caller
    throw new HttpError('UNAUTHORIZED', auth === 'user' ? '请先登录' : '登录已失效，请重新登录')
  }

  /** The operator of an operator's call; throws UNAUTHORIZED without a valid token. */
  async #operatorOf(
    context: Context<Bindings>,
    { auth }: Endpoint,
  ): Promise<OperatorCaller | null> {
    if (auth !== 'operator') return null
    const authorization = context.req.header('Authorization')
    const operator = await this.#authenticateOperator(authorization, this.networkOf(context))
    if (operator) return operator
    throw new HttpError('UNAUTHORIZED', '请使用运营人员的令牌')
  }

  async #contextOf(context: Context<Bindings>, endpoint: Endpoint) {
    // A slow network of the caller's is not the database's.
    const given = await outsideTimeBudget(() => readInput(context, endpoint))
    const input = parseInput(endpoint.input, given)
    const address = this.#addressOf(context)
    return {
      input,
      request: context.req.raw,
      address,
      network: networkOf(address),
      deviceId: readDeviceCookie(context),
      keepDevice: (id: string) => writeDeviceCookie(context, id, isSecureMall(this.#options)),
      idempotencyKey: readKey(context, endpoint),
    }
  }

  #addressOf({ req, env }: Pick<Context<Bindings>, 'req' | 'env'>): string {
    return clientAddress(req.raw.headers, env, this.#options.TRUSTED_PROXY)
  }

  /** What limits count a request by, also for files, which no endpoint of the contract covers. */
  networkOf(context: Pick<Context<Bindings>, 'req' | 'env'>): string {
    return networkOf(this.#addressOf(context))
  }
}

/** When a database that did not answer is worth another try, s. */
const RETRY_AFTER_S = 2

/** Maps any error of a call to the failure envelope; the cause goes to the log only. */
export function onError(error: Error, log: (error: Error) => void): Response {
  if (error instanceof HttpError) return errorResponse(error.reason, error.message, error.details)
  if (error instanceof AccountGoneError) return errorResponse('UNAUTHORIZED', '账号不存在')
  log(error)
  return isDatabaseAway(error) || isDatabaseBusy(error)
    ? errorResponse('UNAVAILABLE', TEXT.unavailable, { retryAfter: RETRY_AFTER_S })
    : errorResponse('SERVER_ERROR', '')
}
