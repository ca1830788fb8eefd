import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HttpError } from './http-error'

const TOO_LARGE = new HttpError('TOO_LARGE', '请求内容过大')

/** The client broke off: nobody reads the answer, and it is no error of ours to log. */
export const BROKEN_OFF = new HttpError('BAD_INPUT', '请求没有完整送达，请重试')

/** Node's error of a request whose sender hung up, or framed it wrongly. */
const isBrokenOff = (error: unknown) =>
  error instanceof Error &&
  error.message === 'aborted' &&
  Reflect.get(error, 'code') === 'ECONNRESET'

/** Refuses bodies larger than this many bytes. */
export function bodyMax(bytes: number, refusal = TOO_LARGE): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw refusal
    },
  })
  return async (context, next) => {
    try {
      return await limit(context, next)
    } catch (error) {
      // A body of unknown length is read by the limit itself.
      throw isBrokenOff(error) ? BROKEN_OFF : error
    }
  }
}
