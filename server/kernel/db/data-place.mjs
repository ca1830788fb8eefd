// Where the embedded database is. Plain JavaScript, because a start asks before anything is installed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The database's folder in a DATA_DIR. */
export const DATA = 'pgdata'

/**
 * The DATA_DIR of a mall whose database is embedded; null of any other.
 *
 * @param {{ DATABASE_URL?: string, API_HOST?: string, DATA_DIR?: string }} [said]
 */
export const embeddedDir = ({ DATABASE_URL, API_HOST, DATA_DIR } = process.env) =>
  DATABASE_URL || API_HOST ? null : DATA_DIR || '.data'

/**
 * Whether a DATA_DIR has data.
 *
 * @param {string} dir
 */
export const hasData = (dir) => existsSync(join(dir, DATA))
