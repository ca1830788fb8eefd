import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'
import { AxiosError, CanceledError } from 'axios'
import { HEADER } from '@/contract/constants'
import type { Auth } from '@/contract/endpoint'
import { CLIENT_CREDENTIAL } from '@/services/env'
import type { Session } from '@/services/session/session'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Who the call is sent as. */
    access?: Auth
    /** Whose call it is: the session's epoch when it was made. */
    epoch?: number
    /** The call was already sent again with a new token. */
    isReplay?: boolean
  }
}

/** Waits for a renewal, but no longer than the caller wants the call. */
async function unlessAborted<T>(waited: Promise<T>, config: InternalAxiosRequestConfig) {
  const { signal } = config
  if (!(signal instanceof AbortSignal)) return waited
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(new CanceledError(undefined, config))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    waited.then(resolve, reject)
  })
}

/** Request side: site header, and the authorization its endpoint asks for. */
export function authorize(instance: AxiosInstance, siteId: string, session?: Session) {
  instance.interceptors.request.use(async (config) => {
    config.headers.set(HEADER.siteId, siteId)
    if (config.access === 'basic') {
      const { username, password } = CLIENT_CREDENTIAL
      config.headers.set('Authorization', `Basic ${btoa(`${username}:${password}`)}`)
    }
    if (session && (config.access === 'bearer' || config.access === 'user')) {
      const token = await unlessAborted(session.bearer(), config)
      // Never as somebody else: the buyer may have changed while the call waited.
      if (config.access === 'user' && config.epoch !== session.epoch()) {
        throw new CanceledError(undefined, config)
      }
      if (token) config.headers.set('Authorization', `Bearer ${token}`)
    }
    return config
  })
}

function bearerOf(config: InternalAxiosRequestConfig): string {
  return String(config.headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}

const UNAUTHORIZED = [401, 419]

/** Response side: a token the server no longer takes is renewed once and the call sent again. */
export function replayUnauthorized(instance: AxiosInstance, session: Session) {
  instance.interceptors.response.use(undefined, async (error: unknown) => {
    if (!(error instanceof AxiosError) || !error.config) throw error
    const { config, response } = error
    const isUnauthorized = response !== undefined && UNAUTHORIZED.includes(response.status)
    const rejected = config.isReplay ? '' : bearerOf(config)
    if (!isUnauthorized || !rejected || config.epoch !== session.epoch()) throw error
    const fresh = await unlessAborted(session.renewAfter(rejected), config)
    if (!fresh) throw error
    return instance.request({ ...config, isReplay: true })
  })
}

/** Response side: every answer tells the server's time. */
export function hearTime(instance: AxiosInstance, hear: (date: unknown) => void) {
  instance.interceptors.response.use(
    (answer) => {
      hear(answer.headers.date)
      return answer
    },
    (error: unknown) => {
      if (error instanceof AxiosError && error.response) hear(error.response.headers.date)
      throw error
    },
  )
}
