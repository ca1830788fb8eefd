import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HttpError } from './http-error'

const TOO_LARGE = new HttpError('TOO_LARGE', '请求内容过大')

/** Refuses bodies larger than this many bytes. */
export function bodyMax(bytes: number, refusal = TOO_LARGE): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw refusal
    },
  })
}
