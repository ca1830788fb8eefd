import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createAccount, ensureDemoAccounts } from '@/server/edge/seed/demo-accounts'
import { seedCatalog } from '@/server/edge/seed/seed-catalog'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { EXTRA_ACCOUNTS } from './extra-accounts'

const run = promisify(execFile)

/** Enough for every leaf; small enough to be made in seconds. */
const TEST_SKUS = 12_000
const CACHE = '.cache'
/** Name of a template that is being made: the process at it follows. */
const MAKING = '.new-'
const LOOK_MS = 100

/** The template is made anew when the catalogue's code or the schema has changed. */
function templatePath(): string {
  const hash = createHash('sha256')
  const files = [
    ...['catalogue', 'server/edge/seed', 'server/kernel/db', 'server/kernel/text'].flatMap(
      (folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
          (name) => `${folder}/${name}`,
        ),
    ),
    'tests/support/data-template.ts',
    'tests/support/extra-accounts.ts',
  ]
  for (const file of files.filter((name) => /\.\w+$/.test(name)).sort()) {
    hash.update(readFileSync(file))
  }
  return `${CACHE}/test-catalogue-${hash.digest('hex').slice(0, 16)}`
}

async function addAccounts(database: Database): Promise<void> {
  await database.unlimited(async (db) => {
    await ensureDemoAccounts(db)
    for (const account of EXTRA_ACCOUNTS) await createAccount(db, account)
  })
}

/** Gives an empty database the test catalogue, the demo accounts and those of single tests. */
export async function fill(database: Database): Promise<void> {
  await database.migrate()
  await database.unlimited((db) => seedCatalog(db, { skus: TEST_SKUS, onProgress: () => {} }))
  await addAccounts(database)
}

/** Does the same in an empty DATA_DIR by the command that README names. */
async function fillFolder(dir: string): Promise<void> {
  const words = ['run', '--silent', 'catalogue', '--', '--demo', '--skus', String(TEST_SKUS)]
  await run('npm', words, { env: { ...process.env, DATABASE_URL: '', DATA_DIR: dir } })
  const database = await openDatabase({ DATA_DIR: dir })
  await addAccounts(database)
  await database.close()
}

/** Templates of code that has changed since are never asked for again, and each is 140 MB. */
function removeOthers(path: string): void {
  for (const name of readdirSync(CACHE)) {
    if (name.startsWith('test-catalogue-') && !name.startsWith(basename(path))) {
      rmSync(`${CACHE}/${name}`, { recursive: true, force: true })
    }
  }
}

/** Puts a finished template in its place, unless another process was quicker. */
function publish(made: string, path: string): void {
  try {
    renameSync(made, path)
  } catch (error) {
    if (!existsSync(path)) throw error
    rmSync(made, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Whether another process is making the template at this moment. */
function isBeingMade(path: string): boolean {
  const start = `${basename(path)}${MAKING}`
  return readdirSync(CACHE)
    .filter((name) => name.startsWith(start))
    .some((name) => isRunning(Number(name.slice(start.length))))
}

/** A DATA_DIR with the test catalogue, made once: copying its folder is quicker than any import. */
export async function dataTemplate(): Promise<string> {
  const path = templatePath()
  mkdirSync(CACHE, { recursive: true })
  while (!existsSync(path) && isBeingMade(path)) await setTimeout(LOOK_MS)
  if (existsSync(path)) return path
  const made = `${path}${MAKING}${process.pid}`
  await fillFolder(made)
  publish(made, path)
  removeOthers(path)
  return path
}
