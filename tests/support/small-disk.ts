import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const CHUNK = Buffer.alloc(64 * 1024)

function writeUntilFull(file: string): void {
  const to = openSync(file, 'w')
  try {
    for (let size = CHUNK.length; size > 0; ) {
      try {
        writeSync(to, CHUNK, 0, size)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(to)
  }
}

/** A disk of so many MB at an empty folder, which can be filled; null where only others may mount one. */
export function mountSmallDisk(folder: string, sizeMb: number) {
  const options = `size=${sizeMb}m,mode=0777`
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) return null
  const filler = join(folder, 'filler')
  return {
    fill: () => writeUntilFull(filler),
    free: () => rmSync(filler),
    /** At once, whoever still has files of it open. */
    unmount: () => void execFileSync('umount', ['-l', folder]),
  }
}
