// Prints or gives the folder in memory that databases of tests may fill; nothing where there is none.
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const MEMORY = '/dev/shm'
/** Four databases of 140 MB at a time, their logs, and browsers' profiles. */
const ROOM_BYTES = 6 * 1024 ** 3

/** A new folder in memory, to be removed by who asked; null where there is not enough. */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < ROOM_BYTES) return null
    const folder = mkdtempSync(join(MEMORY, 'mall-tests-'))
    // A PostgreSQL in it runs as another user.
    chmodSync(folder, 0o755)
    return folder
  } catch {
    return null
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(memoryFolder() ?? '')
}
