import {
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from '@/server/kernel/operator-error'
import { lockFolder } from './data-lock.mjs'
import { DATA } from './data-place.mjs'
import { takeLockAhead } from './opened-ahead'
import { openPglite, type Pglite, type PgliteOptions } from './pglite-client'

/** How a database's folder begins that is not finished. */
const UNFINISHED = 'pgdata.new-'

/** The folder is locked by a running mall. */
export class InUseError extends OperatorError {}

const MB = 1024 * 1024
/** A database needs this much to open, and to end in order. */
const FREE_MIN_MB = 32

function freeMb(dir: string): number {
  try {
    const { blocks, bavail, bsize } = statfsSync(dir)
    // /proc has no size at all.
    return blocks === 0 ? Number.POSITIVE_INFINITY : Math.floor((bavail * bsize) / MB)
  } catch {
    return Number.POSITIVE_INFINITY // no folder yet: not for want of space
  }
}

/** Why a DATA_DIR cannot be used, as an operator can mend it. */
function mistakeOf(dir: string, error: unknown): OperatorError {
  if (error instanceof OperatorError) return error
  const free = freeMb(dir)
  if (free < FREE_MIN_MB) {
    const advice = 'make room and start again, what was stored is kept'
    return new OperatorError(`DATA_DIR ${dir}: the disk is full (${free} MB free); ${advice}`)
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new OperatorError(`DATA_DIR ${dir} cannot be used: ${reason}`, { cause: error })
}

function orMistake<T>(dir: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw mistakeOf(dir, error)
  }
}

/** Level by level: Node's `recursive` tries for ever below /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  makeFolder(dirname(dir))
  mkdirSync(dir)
}

/**
 * Locks the folder for this process; PGlite itself does not stop two processes from corrupting it.
 * Takes over the lock of a dead process. Throws OperatorError while the other one is alive.
 */
export function lockDataDir(dir: string): () => void {
  return orMistake(dir, () => {
    makeFolder(resolve(dir))
    const ahead = takeLockAhead(dir)
    if (ahead) return ahead
    const { release, holder } = lockFolder(dir)
    if (release) return release
    if (holder) throw new InUseError(`DATA_DIR ${dir} is in use by process ${holder}`)
    throw new OperatorError(`DATA_DIR ${dir} is being started by another process`)
  })
}

/** Where the data of a locked DATA_DIR are made; what an interrupted start left there is removed. */
export function unfinishedFolder(dir: string): string {
  for (const name of readdirSync(dir)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(dir, name), { recursive: true })
  }
  return join(dir, `${UNFINISHED}${process.pid}`)
}

/**
 * The PGlite folder inside DATA_DIR, created under a temporary name first, so that an interrupted
 * start leaves no incomplete database.
 */
export async function ensureDataFolder(dir: string): Promise<string> {
  const folder = join(dir, DATA)
  if (existsSync(folder)) return folder
  const unfinished = unfinishedFolder(dir)
  const client = await openPglite({ dataDir: unfinished })
  await client.close()
  renameSync(unfinished, folder)
  return folder
}

/** Opens the database of a locked DATA_DIR. Throws OperatorError when it cannot be opened. */
export async function openDataFolder(dir: string, options?: PgliteOptions): Promise<Pglite> {
  try {
    return await openPglite({ dataDir: await ensureDataFolder(dir) }, options)
  } catch (error) {
    throw mistakeOf(dir, error)
  }
}

/** Copies the data of a DATA_DIR whose database rests into another, without its locks. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  // A file system that can shares the blocks until one side writes.
  const mode = constants.COPYFILE_FICLONE
  await cp(join(from, DATA), join(to, DATA), { recursive: true, mode })
}
