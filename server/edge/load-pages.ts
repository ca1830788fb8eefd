import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { nodeRequire } from './node-require'

/** Where a build has the code of pages. */
const BUILT = '.next/server'

/**
 * Reads the code of all pages, so that nobody waits for it, and lets requests in between two of them. Next would read
 * it before the first request (`preloadEntriesOnStart`), which delays a start by a quarter of a second. A page that
 * cannot be loaded says so when it is asked for.
 */
export async function loadPages(folder = BUILT): Promise<void> {
  const require = nodeRequire()
  const manifest = readFileSync(resolve(folder, 'pages-manifest.json'), 'utf8')
  for (const file of Object.values<string>(JSON.parse(manifest))) {
    await setImmediate()
    try {
      require(resolve(folder, file))
    } catch {
      // see above
    }
  }
}
