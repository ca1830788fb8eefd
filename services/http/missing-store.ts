/** Names of the extra calls an API host lacks, and when each was found missing, epoch ms. */
export type MissingStore = {
  found: Record<string, number>
  /** Calls that have answered: these are there. */
  answered: Set<string>
  /** Called when `found` changes. */
  listeners: Set<() => void>
}

/** A store of what is known to be missing; what heeds and fills it comes with the transport. */
export function createMissingStore(known: readonly string[] = [], now = Date.now()): MissingStore {
  return {
    found: Object.fromEntries(known.map((name) => [name, now])),
    answered: new Set(),
    listeners: new Set(),
  }
}

/** After this long a missing call is tried again: the host may have got it meanwhile, ms. */
const FORGET_MS = 10 * 60_000

/** Whether a call was found missing lately. */
export function isFoundMissing({ found }: MissingStore, name: string): boolean {
  return Date.now() - (found[name] ?? Number.NEGATIVE_INFINITY) < FORGET_MS
}
