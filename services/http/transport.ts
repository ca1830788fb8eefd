import axios, { type AxiosResponseTransformer } from 'axios'
import type * as z from 'zod/mini'
import { HEADER, HTTP_TIMEOUT_MS } from '@/contract/constants'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { ApiError } from './api-error'
import { readEnvelope } from './envelope'
import { failureOf, toApiError } from './failure'
import { fileOf, openRefusal } from './file-answer'
import type { CallOptions, HttpOptions } from './http-options'
import { inProcessFetch } from './in-process'
import { authorize, readServerTime, replayUnauthorized } from './interceptors'
import type { KnownAnswers } from './known-answers'
import { watchMissing } from './missing-calls'
import { keepInTab } from './missing-in-tab'
import { readAnswer } from './read-answer'

/** The browser adds the boundary. */
const MULTIPART = { 'Content-Type': 'multipart/form-data' }
const ANSWER_MAX_BYTES = 5 * 1024 * 1024

/** `generation` is the session's when the call was made. */
type SendOptions = CallOptions & { generation: number | undefined }

type Transport = {
  send<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input: z.input<I> | undefined,
    options: SendOptions,
  ): Promise<z.output<O>>
}

/** Reads JSON as axios does, unless the same text came before. */
function parseOnce(known: KnownAnswers): AxiosResponseTransformer {
  const [parse] = [axios.defaults.transformResponse ?? []].flat()
  return function parseBody(text, headers, status) {
    return known.body(this.url ?? '', text, () => parse?.call(this, text, headers, status))
  }
}

function createInstance(options: HttpOptions) {
  const { baseURL, siteId, headers, session, onServerDate, api, known, timeoutMs } = options
  const instance = axios.create({
    baseURL,
    timeout: timeoutMs ?? HTTP_TIMEOUT_MS,
    responseType: 'json',
    ...(headers && { headers }),
    maxContentLength: ANSWER_MAX_BYTES,
    // Calls carry a bearer token and no cookie counts: looking for one costs each call a trip to another process.
    withXSRFToken: false,
    transitional: { clarifyTimeoutError: true, silentJSONParsing: false },
    ...(known && { transformResponse: parseOnce(known) }),
    ...(api && { adapter: 'fetch', env: { fetch: inProcessFetch }, fetchOptions: { api } }),
  })
  authorize(instance, siteId, session)
  if (onServerDate) readServerTime(instance, onServerDate)
  if (session) replayUnauthorized(instance, session)
  return instance
}

/** Where a POST carries its input: in the query string as its endpoint says, else in the body. */
function payloadOf({ query }: Endpoint, input: unknown) {
  return query?.safeParse(input).success ? { params: input } : { data: input ?? {} }
}

/** Sends calls through the one axios instance of a browser tab, or of one server-side rendering. */
export function createTransport(options: HttpOptions): Transport {
  const instance = createInstance(options)
  const { session, known, ownURL = '' } = options

  async function sendOne<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input: z.input<I> | undefined,
    { signal, generation, idempotencyKey, onProgress }: SendOptions,
  ): Promise<z.output<O>> {
    const { name, path, method, auth, timeoutMs } = endpoint
    const isFile = endpoint.answers === 'file'
    /** Answers requested for one user are never shown to the next (RELIABILITY R6). */
    const isStaleSession = () => auth === 'user' && session?.generation() !== generation
    try {
      const answer = await instance.request({
        url: path,
        method,
        access: auth,
        ...(generation !== undefined && { generation }),
        ...(method === 'POST' && payloadOf(endpoint, input)),
        ...(input instanceof FormData && { headers: MULTIPART }),
        ...(idempotencyKey && { headers: { [HEADER.idempotencyKey]: idempotencyKey } }),
        ...((endpoint.sameOrigin || endpoint.own) && { baseURL: ownURL }),
        ...(timeoutMs !== undefined && { timeout: timeoutMs }),
        ...(isFile && { responseType: 'arraybuffer' as const }),
        ...(signal && { signal }),
        ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
      })
      if (isStaleSession()) throw new ApiError({ kind: 'aborted', endpoint: name })
      const file = isFile ? fileOf(answer) : null
      if (file) return readAnswer(endpoint, file)
      const content = readEnvelope(answer.data)
      if (!content?.isOk) throw failureOf(name, answer)
      if (content.hasData) {
        const read = () => readAnswer(endpoint, content.data)
        return known ? known.result(content.data, read) : read()
      }
      console.info(`${name}: the answer has no data`)
      throw new ApiError({ kind: 'contract', endpoint: name, status: answer.status })
    } catch (cause) {
      if (isFile) openRefusal(cause)
      // Calls that waited for the renewal must still learn that the session has ended.
      if (cause instanceof ApiError || !isStaleSession()) throw toApiError(name, cause)
      throw new ApiError({ kind: 'aborted', endpoint: name, cause })
    }
  }

  const { missing } = options
  if (!missing) return { send: sendOne }
  if (typeof window !== 'undefined') keepInTab(missing)
  const watch = watchMissing(missing)
  return {
    send: (endpoint, input, sendOptions) =>
      watch(endpoint, () => sendOne(endpoint, input, sendOptions)),
  }
}
