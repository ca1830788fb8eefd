import { CODE } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { ApiError } from './api-error'
import { isFoundMissing, type MissingStore } from './missing-store'

/** What a host answers to a path or method it does not have. */
const UNKNOWN = [404, 405, 501]

/**
 * Remembers which extra calls a host lacks, so that it is asked for them once: a missing call fails
 * by itself, and its feature is not offered. A call that has answered is never missing: its 404 is
 * about what was asked for.
 */
export function watchMissing(store: MissingStore) {
  function change(found: MissingStore['found']) {
    store.found = found
    for (const listener of store.listeners) listener()
  }

  function heard(name: string) {
    store.answered.add(name)
    const { [name]: since, ...others } = store.found
    if (since !== undefined) change(others)
  }

  const failure = (endpoint: string) => new ApiError({ kind: 'missing', endpoint, status: 404 })

  /** The error of a failed call: that it is missing, or as it was. */
  function judge({ name }: Endpoint, error: unknown): unknown {
    if (!(error instanceof ApiError) || error.status === 0) return error
    const isUnknown = UNKNOWN.includes(error.status) && error.code !== CODE.underRepair
    if (!isUnknown) heard(name)
    if (!isUnknown || store.answered.has(name)) return error
    change({ ...store.found, [name]: Date.now() })
    return failure(name)
  }

  /** Sends a call, unless it is known to be missing. */
  return async function watch<T>(endpoint: Endpoint, send: () => Promise<T>): Promise<T> {
    if (endpoint.core || endpoint.own) return send()
    if (isFoundMissing(store, endpoint.name)) throw failure(endpoint.name)
    try {
      const answer = await send()
      heard(endpoint.name)
      return answer
    } catch (error) {
      throw judge(endpoint, error)
    }
  }
}
