// Inflated sizes of a zip archive's parts, measured with a limit: the sizes the archive
// declares may be false.
import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22
const COMMENT_MAX = 0xffff
const DEFLATED = 8

function directoryOf(bytes) {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX)
  for (let at = bytes.length - END_BYTES; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) {
      return { count: bytes.readUInt16LE(at + 10), at: bytes.readUInt32LE(at + 16) }
    }
  }
  throw new Error('zip archive without a central directory')
}

/** Parts of an archive by name, inflated; throws when they exceed a total size. */
export function* zipParts(bytes, most) {
  let { count, at } = directoryOf(bytes)
  let left = most
  for (; count > 0; count--) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('corrupt zip archive')
    const method = bytes.readUInt16LE(at + 10)
    const packed = bytes.readUInt32LE(at + 20)
    const nameLength = bytes.readUInt16LE(at + 28)
    const extras = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const body = bytes.subarray(start, start + packed)
    const part =
      method === DEFLATED ? inflateRawSync(body, { maxOutputLength: Math.max(1, left) }) : body
    left -= part.length
    if (left < 0) throw new RangeError('inflated size exceeds the limit')
    yield [name, part]
    at += 46 + nameLength + extras
  }
}
