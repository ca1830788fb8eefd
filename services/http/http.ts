import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import axios, { AxiosError } from 'axios'
import * as z from 'zod/mini'
import { CODE, HEADER, HTTP_TIMEOUT_MS } from '@/contract/constants'
import type { Auth, Endpoint, Schema } from '@/contract/endpoint'
import { CLIENT_CREDENTIAL } from '@/services/env'
import type { Session } from '@/services/session/session'
import { ApiError } from './api-error'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Who the call is sent as. */
    access?: Auth
    /** The call was already sent again with a new token. */
    isReplay?: boolean
  }
}

type HttpOptions = {
  baseURL: string
  siteId: string
  /** Missing on the server: rendering knows no tokens (DESIGN decision 4). */
  session?: Session
  /** Calls the embedded API without a socket. */
  fetch?: typeof fetch
  timeoutMs?: number
}

export type CallOptions = { signal?: AbortSignal }

export type Http = {
  /** Sends one call of the contract; resolves to its parsed `data` or throws an ApiError. */
  call<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input?: z.input<I>,
    options?: CallOptions,
  ): Promise<z.output<O>>
}

const envelope = z.looseObject({ code: z.int(), msg: z.optional(z.unknown()), data: z.unknown() })

const MESSAGE_MAX = 200

function readableMessage(body: unknown): string | undefined {
  const parsed = envelope.safeParse(body)
  const msg = parsed.success ? parsed.data.msg : undefined
  return typeof msg === 'string' && msg.trim() ? msg.trim().slice(0, MESSAGE_MAX) : undefined
}

function codeOf(body: unknown): number {
  const parsed = envelope.safeParse(body)
  return parsed.success ? parsed.data.code : 0
}

/** Names what went wrong with a call that got no usable answer. */
function toApiError(endpoint: string, cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  if (!(cause instanceof AxiosError)) return new ApiError({ kind: 'network', endpoint, cause })
  if (cause.code === AxiosError.ERR_CANCELED) {
    return new ApiError({ kind: 'aborted', endpoint, cause })
  }
  if (cause.code === AxiosError.ETIMEDOUT || cause.code === AxiosError.ECONNABORTED) {
    return new ApiError({ kind: 'timeout', endpoint, cause })
  }
  const answer = cause.response
  if (!answer) return new ApiError({ kind: 'network', endpoint, cause })
  if (answer.status < 300) {
    return new ApiError({ kind: 'contract', endpoint, status: answer.status, cause })
  }
  const serverMessage = readableMessage(answer.data)
  return new ApiError({
    kind: serverMessage ? 'business' : 'http',
    endpoint,
    status: answer.status,
    code: codeOf(answer.data),
    ...(serverMessage && { serverMessage }),
    cause,
  })
}

/** The envelope's data, or the failure a host may report under HTTP 200. */
function unwrap(endpoint: Endpoint, answer: AxiosResponse): unknown {
  const body = envelope.safeParse(answer.data)
  if (!body.success) {
    throw new ApiError({ kind: 'contract', endpoint: endpoint.name, status: answer.status })
  }
  if (body.data.code === CODE.ok) return body.data.data
  const serverMessage = readableMessage(answer.data)
  throw new ApiError({
    kind: 'business',
    endpoint: endpoint.name,
    status: answer.status,
    code: body.data.code,
    ...(serverMessage && { serverMessage }),
  })
}

function bearerOf(config: InternalAxiosRequestConfig): string {
  return String(config.headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}

/** Request side: site header, and the authorization its endpoint asks for. */
function authorize(instance: AxiosInstance, { session, siteId }: HttpOptions) {
  instance.interceptors.request.use(async (config) => {
    config.headers.set(HEADER.siteId, siteId)
    if (config.access === 'basic') {
      const { username, password } = CLIENT_CREDENTIAL
      config.headers.set('Authorization', `Basic ${btoa(`${username}:${password}`)}`)
    }
    if (config.access === 'bearer' || config.access === 'user') {
      const token = await session?.bearer()
      if (token) config.headers.set('Authorization', `Bearer ${token}`)
    }
    return config
  })
}

/** Response side: a token the server no longer takes is renewed once and the call sent again. */
function replayUnauthorized(instance: AxiosInstance, session: Session) {
  instance.interceptors.response.use(undefined, async (error: unknown) => {
    const config = error instanceof AxiosError ? error.config : undefined
    const isUnauthorized = error instanceof AxiosError && error.response?.status === 401
    if (!config || !isUnauthorized || config.isReplay || !bearerOf(config)) throw error
    const fresh = await session.renewAfter(bearerOf(config))
    if (!fresh) throw error
    return instance.request({ ...config, isReplay: true })
  })
}

/** The one axios instance of a browser tab, or of one server-side rendering. */
export function createHttp(options: HttpOptions): Http {
  const instance = axios.create({
    baseURL: options.baseURL,
    timeout: options.timeoutMs ?? HTTP_TIMEOUT_MS,
    responseType: 'json',
    maxContentLength: 5 * 1024 * 1024,
    transitional: { clarifyTimeoutError: true, silentJSONParsing: false },
    ...(options.fetch && {
      adapter: 'fetch',
      env: { fetch: options.fetch },
    }),
  })
  authorize(instance, options)
  if (options.session) replayUnauthorized(instance, options.session)

  async function call<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input?: z.input<I>,
    { signal }: CallOptions = {},
  ): Promise<z.output<O>> {
    try {
      const answer = await instance.request({
        url: endpoint.path,
        method: endpoint.method,
        access: endpoint.auth,
        ...(endpoint.method === 'POST' && { data: input ?? {} }),
        ...(endpoint.sameOrigin && { baseURL: '' }),
        ...(signal && { signal }),
      })
      const data = endpoint.output.safeParse(unwrap(endpoint, answer))
      if (data.success) return data.data
      throw new ApiError({ kind: 'contract', endpoint: endpoint.name, cause: data.error })
    } catch (cause) {
      throw toApiError(endpoint.name, cause)
    }
  }

  return { call }
}
