import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BLOCK = 512

/** Where a tar's header has its fields: offset and length. */
const FIELDS = { name: [0, 100], size: [124, 12], type: [156, 1] } as const

function field(header: Buffer, name: keyof typeof FIELDS): string {
  const [from, length] = FIELDS[name]
  const [text = ''] = header.toString('latin1', from, from + length).split('\0')
  return text.trim()
}

/** Writes the files and folders of a tar, as PGlite makes them of its data, into a folder. */
export function untar(tar: Buffer, folder: string): void {
  let at = 0
  while (at < tar.length) {
    const header = tar.subarray(at, at + BLOCK)
    const name = field(header, 'name')
    // Two empty blocks are its end.
    if (name === '') return
    if (name.split('/').includes('..')) throw new Error(`${name} leads out of the folder`)
    const path = join(folder, name)
    const size = Number.parseInt(field(header, 'size'), 8) || 0
    at += BLOCK
    if (field(header, 'type') === '5') mkdirSync(path, { recursive: true })
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, tar.subarray(at, at + size))
    }
    at += Math.ceil(size / BLOCK) * BLOCK
  }
}
