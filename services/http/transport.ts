import axios from 'axios'
import type * as z from 'zod/mini'
import { CODE, HEADER, HTTP_TIMEOUT_MS } from '@/contract/constants'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { ApiError } from './api-error'
import { readEnvelope } from './envelope'
import { failureOf, toApiError } from './failure'
import { fileOf, openRefusal } from './file-answer'
import type { CallOptions, HttpOptions } from './http'
import { authorize, hearTime, replayUnauthorized } from './interceptors'

/** The boundary is the browser's to add. */
const MULTIPART = { 'Content-Type': 'multipart/form-data' }
const ANSWER_MAX_BYTES = 5 * 1024 * 1024

/** `epoch` is the session's when the call was made. */
type SendOptions = CallOptions & { epoch: number | undefined }

type Transport = {
  send<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input: z.input<I> | undefined,
    options: SendOptions,
  ): Promise<z.output<O>>
}

function createInstance({ baseURL, siteId, session, hear, fetch, timeoutMs }: HttpOptions) {
  const instance = axios.create({
    baseURL,
    timeout: timeoutMs ?? HTTP_TIMEOUT_MS,
    responseType: 'json',
    maxContentLength: ANSWER_MAX_BYTES,
    transitional: { clarifyTimeoutError: true, silentJSONParsing: false },
    ...(fetch && { adapter: 'fetch', env: { fetch } }),
  })
  authorize(instance, siteId, session)
  if (hear) hearTime(instance, hear)
  if (session) replayUnauthorized(instance, session)
  return instance
}

/** Sends calls by the one axios instance of a browser tab, or of one server-side rendering. */
export function createTransport(options: HttpOptions): Transport {
  const instance = createInstance(options)
  const { session } = options

  async function send<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input: z.input<I> | undefined,
    { signal, epoch, idempotencyKey, onProgress }: SendOptions,
  ): Promise<z.output<O>> {
    const { name, path, method, auth, timeoutMs } = endpoint
    const isFile = endpoint.answers === 'file'
    /** What was asked for one buyer is not shown to the next (RELIABILITY R6). */
    const isOutlived = () => auth === 'user' && session?.epoch() !== epoch
    try {
      const answer = await instance.request({
        url: path,
        method,
        access: auth,
        ...(epoch !== undefined && { epoch }),
        ...(method === 'POST' && { data: input ?? {} }),
        ...(input instanceof FormData && { headers: MULTIPART }),
        ...(idempotencyKey && { headers: { [HEADER.idempotencyKey]: idempotencyKey } }),
        ...(endpoint.sameOrigin && { baseURL: '' }),
        ...(timeoutMs !== undefined && { timeout: timeoutMs }),
        ...(isFile && { responseType: 'arraybuffer' as const }),
        ...(signal && { signal }),
        ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
      })
      if (isOutlived()) throw new ApiError({ kind: 'aborted', endpoint: name })
      const file = isFile ? fileOf(answer) : null
      const content = readEnvelope(answer.data)
      if (!file && content?.code !== CODE.ok) throw failureOf(name, answer)
      const data = endpoint.output.safeParse(file ?? content?.data)
      if (data.success) return data.data
      throw new ApiError({ kind: 'contract', endpoint: name, cause: data.error })
    } catch (cause) {
      if (isFile) openRefusal(cause)
      // That the session has ended is news to whoever waited for its renewal.
      if (cause instanceof ApiError || !isOutlived()) throw toApiError(name, cause)
      throw new ApiError({ kind: 'aborted', endpoint: name, cause })
    }
  }

  return { send }
}
