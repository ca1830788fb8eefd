import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const PLACE = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, of the newest version; null when it is not installed. */
export function postgresBin() {
  const versions = existsSync(PLACE) ? readdirSync(PLACE).sort((a, b) => Number(b) - Number(a)) : []
  const bins = versions.map((version) => join(PLACE, version, 'bin'))
  return bins.find((bin) => existsSync(join(bin, 'initdb'))) ?? null
}
