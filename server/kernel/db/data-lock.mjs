// The lock of a DATA_DIR. Plain JavaScript, because a start locks its folder before it has read the rest of its code.
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const LOCK = 'pglite.lock'
const ATTEMPTS = 5

/** State and start time of a process, to rule out a reused pid and a zombie. Linux only. */
function statOf(pid) {
  try {
    // Fields 3 and 22 of /proc/<pid>/stat; the name before them may contain spaces, ends with ')'.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').pop()?.split(' ') ?? []
    return { state: fields[1] ?? '', start: fields[20] ?? '' }
  } catch {
    return { state: '', start: '' } // no /proc here: rely on the pid alone
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The pid in the lock file, or null when that process is gone. */
function holderOf(text) {
  const [pid = '', start = ''] = text.trim().split(' ')
  const holder = Number(pid)
  if (!Number.isInteger(holder) || holder <= 0 || !isAlive(holder)) return null
  const stat = statOf(holder)
  return stat.state !== 'Z' && stat.start === start ? holder : null
}

/** False when there is a lock already. One that cannot be written whole is no lock: it would never end. */
function tryCreate(path) {
  let file
  try {
    file = openSync(path, 'wx')
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  try {
    writeSync(file, `${process.pid} ${statOf(process.pid).start}\n`)
    return true
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

function readLock(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // released between the check and the read
  }
}

/**
 * Locks a folder that is there for this process, until `release` is called or the process ends. Takes over the lock of
 * a dead process. Otherwise `holder` is the process that has it, null while others are taking it over. Throws what the
 * file system says.
 *
 * @param {string} dir
 * @returns {{ release?: () => void, holder?: number | null }}
 */
export function lockFolder(dir) {
  const path = join(dir, LOCK)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (tryCreate(path)) {
      const remove = () => rmSync(path, { force: true })
      process.once('exit', remove)
      return {
        release() {
          process.off('exit', remove)
          remove()
        },
      }
    }
    const seen = readLock(path)
    const holder = holderOf(seen)
    if (holder) return { holder }
    // Renamed rather than deleted: of two processes that see a stale lock, only one renames it.
    const aside = `${path}.stale-${process.pid}`
    if (seen && readLock(path) === seen) {
      try {
        renameSync(path, aside)
        rmSync(aside, { force: true })
      } catch (error) {
        if (error.code !== 'ENOENT') throw error
      }
    }
  }
  return { holder: null }
}
