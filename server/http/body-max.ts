import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Fault } from './fault'

const TOO_LARGE = new Fault('TOO_LARGE', '请求内容过大')

/** Refuses bodies larger than so many bytes. */
export function bodyMax(bytes: number, refusal = TOO_LARGE): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw refusal
    },
  })
}
