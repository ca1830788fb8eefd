import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'
import { AxiosError, CanceledError } from 'axios'
import { HEADER } from '@/contract/constants'
import type { Auth } from '@/contract/endpoint'
import { CLIENT_CREDENTIAL } from '@/services/env'
import type { Session } from '@/services/session/session'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Authorization the call is sent with. */
    access?: Auth
    /** The session's generation when the call was made. */
    generation?: number
    /** The call was already replayed with a new token. */
    isReplay?: boolean
  }
}

/** Waits for a renewal, but not after the call is aborted. */
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

/** Request interceptor: site header, and the authorization its endpoint requires. */
export function authorize(instance: AxiosInstance, siteId: string, session?: Session) {
  instance.interceptors.request.use(async (config) => {
    config.headers.set(HEADER.siteId, siteId)
    if (config.access === 'basic') {
      const { username, password } = CLIENT_CREDENTIAL
      config.headers.set('Authorization', `Basic ${btoa(`${username}:${password}`)}`)
    }
    if (session && (config.access === 'bearer' || config.access === 'user')) {
      const token = await unlessAborted(session.bearer(), config)
      // The user may have changed while the call waited: never send it as somebody else.
      if (config.access === 'user' && config.generation !== session.generation()) {
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

/** Response interceptor: on a 401 renews the token once and replays the call. */
export function replayUnauthorized(instance: AxiosInstance, session: Session) {
  instance.interceptors.response.use(undefined, async (error: unknown) => {
    if (!(error instanceof AxiosError) || !error.config) throw error
    const { config, response } = error
    const isUnauthorized = response !== undefined && UNAUTHORIZED.includes(response.status)
    const rejected = config.isReplay ? '' : bearerOf(config)
    if (!isUnauthorized || !rejected || config.generation !== session.generation()) throw error
    const fresh = await unlessAborted(session.renewAfter(rejected), config)
    if (!fresh) throw error
    return instance.request({ ...config, isReplay: true })
  })
}

/** Response interceptor: reads the server's time from every answer. */
export function readServerTime(instance: AxiosInstance, onServerDate: (date: unknown) => void) {
  instance.interceptors.response.use(
    (answer) => {
      onServerDate(answer.headers.date)
      return answer
    },
    (error: unknown) => {
      if (error instanceof AxiosError && error.response) onServerDate(error.response.headers.date)
      throw error
    },
  )
}
