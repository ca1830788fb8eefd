import { attempt } from '@/services/store/local-store'

const KEY = 'reloadedFor'
/** Error messages of bundlers for a script or stylesheet that failed to load. */
const CHUNK_ERROR = /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/i

/**
 * After a deploy an open page requests chunks of the previous build: one full reload fetches the
 * new ones. True when it reloads; false for other errors, or if it was tried for this chunk.
 */
export function reloadForNewBuild(error: unknown): boolean {
  if (!(error instanceof Error) || !CHUNK_ERROR.test(`${error.name} ${error.message}`)) return false
  const isFirst = attempt(() => {
    const isNoted = sessionStorage.getItem(KEY) === error.message
    sessionStorage.setItem(KEY, error.message)
    return !isNoted
  }, false) // without this record the page might reload for ever
  if (isFirst) window.location.reload()
  return isFirst
}
