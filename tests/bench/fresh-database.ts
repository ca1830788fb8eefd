import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Has a process tell what it used, all of its threads together, at its end. */
const TELL_CPU =
  "data:text/javascript,process.on('exit', () => console.log(JSON.stringify(process.cpuUsage())))"

/** Prepares the database of a demo in a new DATA_DIR, as a start does: CPU and time, ms. */
function prepare() {
  const dir = mkdtempSync(join(tmpdir(), 'mall-fresh-'))
  try {
    const begin = performance.now()
    const program = ['--import', 'tsx', '--import', TELL_CPU, 'server/edge/ops/prepare.ts']
    const said = execFileSync(process.execPath, program, {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dir, DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0' },
    })
    const ms = Math.round(performance.now() - begin)
    const { user, system } = JSON.parse(said.trim().split('\n').at(-1) ?? '')
    return { cpuMs: Math.round((user + system) / 1000), ms }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** A database from goods that a start has kept; the first one here may have to generate them. */
export function measureFreshDatabase() {
  prepare()
  return prepare()
}
