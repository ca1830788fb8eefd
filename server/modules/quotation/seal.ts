import { readFileSync } from 'node:fs'
import { OperatorError } from '@/server/kernel/operator-error'

/** A seal as it is printed: a mall's own picture, round or oval, on a clear ground. */
export type Seal = { body: Uint8Array<ArrayBuffer>; type: string }

const MAX_BYTES = 500 * 1024
/** What PDFs and browsers both draw, by its first bytes. */
const KINDS = [
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
]

function bodyOf(path: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(path))
  } catch (cause) {
    throw new OperatorError(`wrong setting: SEAL_FILE=${path} (cannot be read)`, { cause })
  }
}

/** The seal in a file, null without one; throws OperatorError at the start rather than printing none. */
export function readSeal(path: string | undefined): Seal | null {
  if (path === undefined) return null
  const body = bodyOf(path)
  const kind = KINDS.find(({ start }) => start.every((byte, at) => body[at] === byte))
  if (kind && body.length <= MAX_BYTES) return { body, type: kind.type }
  throw new OperatorError(`wrong setting: SEAL_FILE=${path} (a png or jpg of at most 500 kB)`)
}
