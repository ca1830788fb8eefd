import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const REQUEST_ID = /^[\w-]{8,64}$/

/** The id of a request: the one it came with, if logs can be searched for that, or a new one. */
export function requestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

const served = new AsyncLocalStorage<string>()

/** Runs what is done for a request under its id. */
export function withRequestId<T>(id: string, run: () => T): T {
  return served.run(id, run)
}

/** The id of the request that is being served; undefined outside one. */
export const currentRequestId = (): string | undefined => served.getStore()
