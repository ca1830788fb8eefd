import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Database } from '@/server/kernel/db/client'
import { InUseError, lockDataDir } from '@/server/kernel/db/data-dir'
import { DATA } from '@/server/kernel/db/data-place.mjs'
import {
  BrokenBackupError,
  packDataFolder,
  restoreDataFolder,
} from '@/server/kernel/db/embedded-backup'

/** All that the demo's data are made of, apart from how many SKUs are asked for. */
export const MADE_OF = [
  'catalogue',
  'contract/account/credit-code-rules.ts',
  'contract/china-clock.ts',
  'contract/product/status-rules.ts',
  'server/edge/seed',
  'server/kernel/db',
  'server/kernel/text',
  'server/modules/catalog/count-categories.ts',
  'server/modules/comment/comment-score.ts',
]
/** Packages whose version decides what is stored, or how. */
export const MADE_BY = [
  '@electric-sql/pglite',
  'drizzle-orm',
  'js-yaml',
  'pinyin-pro',
  'yaml',
  'zod',
]

/** `npm run package` copies archives by this name. */
const NAME = /^demo-data-[\da-f]{16}\.tar\.gz$/
/** Where an archive is made; locked, so that what a killed process left is the next one's. */
const MAKING = 'demo-data.new'

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** The package.json of a package, in whichever folder above Node finds it. */
function manifestOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const [manifest] = folders.map((folder) => join(folder, name, 'package.json')).filter(existsSync)
  if (!manifest) throw new Error(`no package ${name}`)
  return manifest
}

/** Whose digest an archive is named by: any other demo is generated. */
function demoDigest(skus: number): string {
  const hash = createHash('sha256').update(String(skus))
  for (const file of MADE_OF.flatMap(filesOf)) hash.update(file).update(readFileSync(file))
  for (const name of MADE_BY) hash.update(readFileSync(manifestOf(name)))
  return hash.digest('hex').slice(0, 16)
}

/** Where the demo's goods are kept as a start has generated them, before there are accounts. */
export const demoArchive = (cache: string, skus: number) =>
  join(cache, `demo-data-${demoDigest(skus)}.tar.gz`)

/** Puts kept goods into a DATA_DIR without data. A broken archive is left out, with one line. */
export async function unpackDemo(archive: string, dataDir: string): Promise<void> {
  if (!existsSync(archive)) return
  try {
    await restoreDataFolder(dataDir, readFileSync(archive), {
      isReplacing: false,
      isOwn: true,
      now: Date.now(),
    })
    console.log('The catalogue is unpacked')
  } catch (error) {
    if (!(error instanceof BrokenBackupError)) throw error
    console.log(`${archive} is broken: the catalogue is made anew`)
  }
}

type Copied = Pick<Database, 'copyTo'>

async function pack({ copyTo }: Copied, archive: string, making: string): Promise<void> {
  rmSync(join(making, DATA), { recursive: true, force: true })
  await copyTo?.(making)
  const unfinished = join(making, 'archive')
  writeFileSync(unfinished, await packDataFolder(making))
  const cache = join(making, '..')
  // Of goods that are made differently by now, or of another number of them.
  for (const name of readdirSync(cache)) if (NAME.test(name)) rmSync(join(cache, name))
  renameSync(unfinished, archive)
}

/**
 * Keeps what a database has been seeded with, for the next one. A start needs no archive: one that
 * cannot be written is told, and that is all.
 */
export async function keepDemo(database: Copied, archive: string): Promise<void> {
  const making = join(archive, '..', MAKING)
  try {
    mkdirSync(making, { recursive: true })
    const release = lockDataDir(making)
    try {
      await pack(database, archive, making)
    } finally {
      rmSync(making, { recursive: true, force: true })
      release()
    }
  } catch (error) {
    if (error instanceof InUseError) return
    console.log(`The catalogue is not kept for other databases: ${String(error)}`)
  }
}
