import { apiHost, browserApiHost, keptPageMs } from '@/services/env'
import { isFoundMissing } from '@/services/http/missing-calls'
import { createMissingStore, type MissingStore } from '@/services/http/missing-store'
import { createKeptAnswers, type KeptAnswers } from './kept-answers'

const isOther = apiHost() !== ''

const sharedMissing = isOther ? createMissingStore() : null
/** PAGE_CACHE_S=0 asks for pages that say what the API says now. */
const sharedAnswers = isOther && keptPageMs() > 0 ? createKeptAnswers() : null

type Known = { missing: MissingStore | null; kept: KeptAnswers | null }

/**
 * What this process knows of another's API; nothing of its own, which costs nothing to ask. A page of
 * a testers' world (`scope`) starts without knowledge: what that world answers is true there alone.
 */
export function knownOfHost(scope: string | undefined): Known {
  if (scope === undefined) return { missing: sharedMissing, kept: sharedAnswers }
  return { missing: isOther ? createMissingStore() : null, kept: null }
}

/** Extra calls that the browser's API is known to lack; undefined for the mall's own. */
export function knownMissing(store: MissingStore | null): string[] | undefined {
  if (!isOther && browserApiHost() === '') return
  if (!store) return []
  return Object.keys(store.found).filter((name) => isFoundMissing(store, name))
}
