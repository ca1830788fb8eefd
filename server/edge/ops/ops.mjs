// npm run ops -- ship D261121090000123456: the other side of the mall, by hand. Plain JavaScript: a
// command to a mall that runs compiles nothing, so that it takes as long as its answer.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askSocket, DONE, socketPath } from '../operations/operations-door.mjs'
import { loadEnvFile } from './env-file.mjs'
import { absolutePaths, JSON_FLAG, takeOption, withFile } from './ops-words.mjs'

/** Errors of a socket that nobody listens on. */
const AWAY = new Set(['ENOENT', 'ECONNREFUSED'])

/** Sends a command to a mall elsewhere, as the operator of OPS_TOKEN. */
async function askOver(url, { words, json }) {
  const { OPS_TOKEN = '', NEXT_PUBLIC_SITE_ID: site } = process.env
  const response = await fetch(new URL('/api/ops/command', url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-site-id': site || 'mall',
      Authorization: `Bearer ${OPS_TOKEN}`,
    },
    body: JSON.stringify({ words, json }),
  })
  const { data, msg } = await response.json()
  return response.ok ? { isDone: true, text: data.text } : { isDone: false, text: msg }
}

/** Where the mall of a command keeps its data, and the command without the words that say so. */
function placeOf(words) {
  const { DATA_DIR } = process.env
  const isMock = words[0] === '--mock-api'
  const base = isMock ? join(DATA_DIR || '.data', 'mock-api') : DATA_DIR || '.data'
  const rest = isMock ? words.slice(1) : words
  if (rest[0] !== '--world') return { dir: base, words: rest }
  return { dir: join(base, 'worlds', basename(rest[1] ?? '')), words: rest.slice(2) }
}

/** Sends a command to the mall that runs here; null when none does. */
async function askHere(words, json) {
  const place = placeOf(words)
  const path = process.env.DATABASE_URL ? null : socketPath(place.dir)
  if (!path) return null
  const [verb = '', ...args] = withFile(absolutePaths(place.words))
  try {
    const { status, answer } = await askSocket(path, {
      verb,
      args,
      json,
      actor: userInfo().username,
    })
    return { isDone: status === DONE, text: answer }
  } catch (error) {
    if (AWAY.has(error.code)) return null
    return { isDone: false, text: 'the mall that runs on this DATA_DIR does not answer' }
  }
}

/** Opens the database itself, with all of the mall's code. */
function askDatabase(words, json) {
  const script = fileURLToPath(new URL('ops.ts', import.meta.url))
  const args = ['--import', 'tsx', script, ...words, ...(json ? [JSON_FLAG] : [])]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return { isDone: status === 0, text: (status === 0 ? stdout : stderr || stdout).trimEnd() }
}

/** Stores the file of an answer; its path. */
function store(text, folder) {
  const { file } = JSON.parse(text)
  if (!file) return text
  mkdirSync(folder, { recursive: true })
  const path = join(folder, basename(file.fileName))
  writeFileSync(path, Buffer.from(file.base64, 'base64'), { flag: 'wx' })
  return path
}

async function main(argv) {
  loadEnvFile()
  const { value: url, rest: unplaced } = takeOption(argv, '--url')
  const { value: folder, rest: typed } = takeOption(unplaced, '--save')
  const json = typed.includes(JSON_FLAG) || folder !== undefined
  const words = typed.filter((word) => word !== JSON_FLAG)
  const answer =
    url === undefined
      ? ((await askHere(words, json)) ?? askDatabase(words, json))
      : await askOver(url, { words: withFile(words), json })
  if (!answer.isDone) throw new Error(answer.text)
  console.log(folder === undefined ? answer.text : store(answer.text, folder))
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
