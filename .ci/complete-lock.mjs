// Fills in the checksums that package-lock.json lacks: npm writes them only for packages that it has
// downloaded, so those of other platforms have none. Run after a change of dependencies:
//   node .ci/complete-lock.mjs
// Asks the registry that npm is configured for, and names none in the file.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const LOCK = 'package-lock.json'
const SHA512 = /^sha512-[\w+/]{86}==$/
const FOLDER = 'node_modules/'

const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
const lacking = Object.entries(lock.packages).filter(
  ([path, entry]) => path !== '' && !entry.link && !entry.integrity,
)

/** The registry's checksum of a version; '' when it does not have it. */
function checksumOf(id) {
  const { stdout } = spawnSync('npm', ['view', id, 'dist.integrity'], { encoding: 'utf8' })
  return SHA512.test(stdout.trim()) ? stdout.trim() : ''
}

const unknown = []
for (const [path, entry] of lacking) {
  const name = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
  const id = `${name}@${entry.version}`
  const integrity = checksumOf(id)
  if (!integrity) {
    unknown.push(id)
    continue
  }
  // As npm orders an entry: the checksum follows the version.
  const { version, ...rest } = entry
  lock.packages[path] = { version, integrity, ...rest }
  console.log(id)
}
if (lacking.length > unknown.length) writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${lacking.length - unknown.length} of ${lacking.length} checksums filled in`)
if (unknown.length > 0) {
  console.error(`the registry does not have: ${unknown.join(', ')}`)
  process.exitCode = 1
}
