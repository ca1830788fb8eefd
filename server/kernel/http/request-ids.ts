import { randomUUID } from 'node:crypto'

const REQUEST_ID = /^[\w-]{8,64}$/

/** The id of a request: the one it came with, if logs can be searched for that, or a new one. */
export function requestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
