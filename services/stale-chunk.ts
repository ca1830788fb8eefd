import { attempt } from './local-store'

const KEY = 'reloadedFor'
/** How bundlers name a script or stylesheet that could not be had. */
const CHUNK_ERROR = /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/i

/**
 * After a deploy an open page asks for files of the build before: one full load brings the new
 * ones. True when it loads anew; false for another error, or when that was tried for this file.
 */
export function reloadForNewBuild(error: unknown): boolean {
  if (!(error instanceof Error) || !CHUNK_ERROR.test(`${error.name} ${error.message}`)) return false
  const isFirst = attempt(() => {
    const isNoted = sessionStorage.getItem(KEY) === error.message
    sessionStorage.setItem(KEY, error.message)
    return !isNoted
  }, false) // without a note of it the page might reload for ever
  if (isFirst) window.location.reload()
  return isFirst
}
