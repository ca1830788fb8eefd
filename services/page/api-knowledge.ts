import { apiHost, browserApiHost, keepsAnswers } from '@/services/env'
import {
  createMissingStore,
  isFoundMissing,
  type MissingStore,
} from '@/services/http/missing-store'
import { createKeptAnswers, type KeptAnswers } from './kept-answers'

const isOther = apiHost() !== ''

const sharedMissing = isOther ? createMissingStore() : null
const sharedAnswers = keepsAnswers() ? createKeptAnswers() : null

type Known = { missing: MissingStore | null; kept: KeptAnswers | null }

/**
 * What this process knows of its API: what another's lacks, and what the frame of every page shows. A page of
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

/** Forgets the answers of the frame: they say nothing of a mall that has closed. */
export function forgetAnswers(): void {
  sharedAnswers?.clear()
}
