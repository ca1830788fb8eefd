import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Fault } from './fault'

/** Refuses bodies larger than so many bytes with TOO_LARGE. */
export function bodyMax(bytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Fault('TOO_LARGE', '请求内容过大')
    },
  })
}
