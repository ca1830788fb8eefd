import { LRUCache } from 'lru-cache'
import { unstable_serialize } from 'swr'
import { CODE } from '@/contract/constants'
import { getCategoryList, getHotSearch, getSysRegion } from '@/contract/deferred-calls'
import { ApiError } from '@/services/http/api-error'
import { endpointKey } from '@/services/http/endpoint-key'
import type { PageRequest } from './page-requests'

/** Calls of the frame around every page: the same for everybody, and slow to change. */
const KEPT: ReadonlySet<string> = new Set([
  getHotSearch.name,
  getCategoryList.name,
  getSysRegion.name,
])
const ANSWER_MS = 60_000
/** A host in trouble is not asked again by every page, ms. */
const FAILURE_MS = 5000
/** Regions differ by area; nobody needs more than a country has. */
const ENTRIES_MAX = 500

type Entry = { outcome: Promise<unknown>; freshUntil: number }

const isMaintenance = (error: unknown) =>
  error instanceof ApiError && error.code === CODE.underRepair

/**
 * Answers of the frame's calls, kept by the page process: they are the same for everybody, and would be a fifth
 * of what a page costs. Maintenance is never kept, and ends what was: it must be seen at once.
 */
export function createKeptAnswers(now: () => number = Date.now) {
  const entries = new LRUCache<string, Entry>({ max: ENTRIES_MAX })

  function keep(key: string, send: () => Promise<unknown>): Promise<unknown> {
    const entry = { outcome: send(), freshUntil: Number.POSITIVE_INFINITY }
    entries.set(key, entry)
    entry.outcome.then(
      () => {
        entry.freshUntil = now() + ANSWER_MS
      },
      (error: unknown) => {
        entry.freshUntil = now() + FAILURE_MS
        if (isMaintenance(error)) entries.clear()
      },
    )
    return entry.outcome
  }

  return {
    clear: () => entries.clear(),
    /** The kept outcome of a request, or a new one; requests of other calls are simply sent. */
    async ask({ endpoint, input }: PageRequest, send: () => Promise<unknown>): Promise<unknown> {
      if (KEPT.has(endpoint.name)) {
        const key = unstable_serialize(endpointKey(endpoint, input))
        const entry = entries.get(key)
        return entry && now() < entry.freshUntil ? entry.outcome : keep(key, send)
      }
      try {
        return await send()
      } catch (error) {
        if (isMaintenance(error)) entries.clear()
        throw error
      }
    },
  }
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>
