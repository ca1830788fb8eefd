import { attempt } from '@/services/store/local-store'

const KEY = 'reloadedFor'
/** Error messages of bundlers for a script or stylesheet that failed to load. */
const CHUNK_ERROR = /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/i
/** What says that a file may be had now: the network is back, or somebody tries again. */
const CHANCES = ['online', 'pointerdown', 'keydown'] as const
const NOT_FOUND = 404

/**
 * After a deploy an open page requests chunks of the previous build: one full reload fetches the
 * new ones. True when it reloads; false for other errors, or if a page of this build was reloaded before.
 */
export function reloadForNewBuild(error: unknown): boolean {
  if (!(error instanceof Error) || !CHUNK_ERROR.test(`${error.name} ${error.message}`)) return false
  const isFirst = attempt(() => {
    const { buildId } = window.__NEXT_DATA__
    const isNoted = sessionStorage.getItem(KEY) === buildId
    sessionStorage.setItem(KEY, buildId)
    return !isNoted
  }, false) // without this record the page might reload for ever
  if (isFirst) window.location.reload()
  return isFirst
}

/**
 * Reloads for a new build where the server no longer has a file that failed to load; one that did not come for want
 * of a network changes nothing.
 */
export async function reloadIfGone(error: unknown): Promise<void> {
  // webpack's errors say which file it was.
  const file: unknown = error instanceof Error && Reflect.get(error, 'request')
  if (typeof file !== 'string') return
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === NOT_FOUND) reloadForNewBuild(error)
}

/**
 * Tries a file that failed to load once more as soon as it may be had; one of an older build has the page
 * reloaded. Returns what ends the waiting.
 */
export function awaitAnotherTry(error: Error, retry: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  for (const chance of CHANCES) {
    window.addEventListener(chance, retry, { capture: true, once: true, signal })
  }
  void reloadIfGone(error)
  return () => waiting.abort()
}
