import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { extract } from 'tar'
import { OperatorError } from '@/server/kernel/operator-error'
import { lockDataDir, unfinishedFolder } from './data-dir'
import { DATA } from './data-place.mjs'

/** The file is no whole backup of a mall. */
export class BrokenBackupError extends OperatorError {}

/** Name of a segment of PostgreSQL's write-ahead log, 16 MB each. */
const SEGMENT = /^[\dA-F]{24}$/

/**
 * Removes the segments of the write-ahead log that no start would read: those from before the last
 * checkpoint, and those made ahead of time, which PostgreSQL makes again when it needs them.
 */
async function removeUnreadLog(database: PGlite, folder: string): Promise<void> {
  await database.exec('checkpoint')
  const { rows } = await database.query<{ first: string; last: string }>(
    'select redo_wal_file as first, pg_walfile_name(pg_current_wal_lsn()) as last from pg_control_checkpoint()',
  )
  const [read] = rows
  if (!read) return
  const log = join(folder, 'pg_wal')
  for (const name of readdirSync(log)) {
    if (SEGMENT.test(name) && (name < read.first || name > read.last)) rmSync(join(log, name))
  }
}

/** The data of a DATA_DIR that nobody uses, as a compressed tar. Changes files there: give it a copy. */
export async function packDataFolder(dir: string): Promise<Uint8Array> {
  const folder = join(dir, DATA)
  const database = await PGlite.create({ dataDir: folder })
  try {
    await removeUnreadLog(database, folder)
    const archive = await database.dumpDataDir('gzip')
    return new Uint8Array(await archive.arrayBuffer())
  } finally {
    await database.close()
  }
}

/** Throws when what is in a folder is no mall's. */
async function look(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder })
  try {
    await database.query('select count(*) from drizzle.__drizzle_migrations')
  } finally {
    await database.close()
  }
}

/** Writes a backup into a folder; one that is broken fails before the folder has its name. */
async function unpack(
  archive: Uint8Array,
  folder: string,
  { isOwn }: { isOwn: boolean },
): Promise<void> {
  try {
    // Its checksum is compared, too. PGlite unpacks at twice the cost, and a broken one ends the process.
    const files = await promisify(gunzip)(archive)
    mkdirSync(folder, { recursive: true })
    extract({ cwd: folder, sync: true, preserveOwner: false }).end(files)
    if (!isOwn) await look(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new BrokenBackupError('the file is no whole backup of a mall', { cause: error })
  }
}

type Restoring = {
  isReplacing: boolean
  now: number
  /** Whether this mall has packed it itself: whole, it then is a mall's. */
  isOwn?: boolean
}

/**
 * Puts a backup into a DATA_DIR that no mall uses. Data that are there are refused, or with
 * `isReplacing` kept beside. Throws OperatorError; returns where the old data are, if any were.
 */
export async function restoreDataFolder(
  dir: string,
  archive: Uint8Array,
  { isReplacing, now, isOwn = false }: Restoring,
): Promise<string | null> {
  const release = lockDataDir(dir)
  try {
    const folder = join(dir, DATA)
    const hasData = existsSync(folder)
    if (hasData && !isReplacing) {
      throw new OperatorError(`DATA_DIR ${dir} has data; --replace keeps them beside the restored`)
    }
    const unfinished = unfinishedFolder(dir)
    await unpack(archive, unfinished, { isOwn })
    const old = `${folder}.replaced-${now}`
    if (hasData) renameSync(folder, old)
    renameSync(unfinished, folder)
    return hasData ? old : null
  } finally {
    release()
  }
}
