// `npm start`, from a bare clone: installs what is missing, prepares the database, builds when the
// build is stale, serves. Plain JavaScript, because nothing is installed when it begins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILD_MARK = '.next/mall-build'
const SOURCES = [
  'components',
  'contract',
  'hooks',
  'pages',
  'public',
  'server',
  'services',
  'styles',
  'instrumentation.ts',
  'next.config.js',
  'package-lock.json',
]
/** Written by the build itself. */
const GENERATED = ['public/antd', 'styles/antd-stylesheet.ts']

process.env.NEXT_TELEMETRY_DISABLED = '1'

/** Runs a command to its end, and ends with it when it fails; `quiet` shows its output only then. */
function step(command, args, { quiet = false } = {}) {
  const { status, signal, stdout, stderr } = spawnSync(command, args, {
    stdio: quiet ? 'pipe' : 'inherit',
  })
  if (signal) process.kill(process.pid, signal)
  if (status !== 0 && quiet) process.stderr.write(Buffer.concat([stdout, stderr]))
  if (status !== 0) process.exit(status ?? 1)
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: the mall needs 20.19 or newer`)
    process.exit(1)
  }
}

/** npm notes in node_modules what it installed; an older note means the lock file has changed. */
export function install() {
  const installed = 'node_modules/.package-lock.json'
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  ) {
    return
  }
  console.log('Installing packages')
  // The build needs the development packages, whatever NODE_ENV says.
  step('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
}

function* filesBelow(path) {
  if (GENERATED.includes(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

function sourceHash() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesBelow(source)) hash.update(file).update(readFileSync(file))
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${process.env[name]}`)
  }
  return hash.digest('hex')
}

/** Builds unless the sources are those of the last build. */
export function build() {
  const hash = sourceHash()
  if (existsSync(BUILD_MARK) && readFileSync(BUILD_MARK, 'utf8') === hash) return
  console.log('Building')
  step('npm', ['run', '--silent', 'build'], { quiet: true })
  writeFileSync(BUILD_MARK, hash)
}

/** Settings of `.env`, which Next reads by itself and the steps before it do not. */
export function loadEnvFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Enough for the shop and its cache; the rest of the machine belongs to the database. */
const HEAP = '--max-old-space-size=384'

function serve() {
  const heap = /max-old-space-size/.test(process.env.NODE_OPTIONS ?? '') ? [] : [HEAP]
  const port = process.env.PORT || '3000'
  const host = process.env.HOST || '0.0.0.0'
  const server = spawn(
    process.execPath,
    [...heap, 'node_modules/next/dist/bin/next', 'start', '-p', port, '-H', host],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  server.stdout.on('data', (chunk) => {
    const text = String(chunk)
    // Next's own banner says nothing the lines above have not said.
    if (!/Ready in/.test(text)) {
      if (!/▲ Next|Local:|Network:|next\.config/.test(text)) process.stdout.write(text)
      return
    }
    console.log(`Mall: http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 1 : 0)))
}

if (process.argv[1] === import.meta.filename) {
  requireNode()
  loadEnvFile()
  install()
  step(process.execPath, ['--import', 'tsx', 'server/ops/prepare.ts'])
  build()
  serve()
}
