// `npm test`: everything there is, closing with one line `N passed, N failed, N skipped`.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from '../server/edge/ops/env-file.mjs'
import { install, requireNode } from '../server/edge/ops/start.mjs'
import { memoryFolder } from './support/memory-folder.mjs'

const REPORTS = '.cache/reports'
/** The built mall without what it does not need; a test of the API runs it. */
const PACKAGED = '.cache/packaged'
const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, named once more at the end: the place of a failure is thousands of lines above. */
const failures = []
/** How long each part took. */
const times = []

/**
 * Runs a part of the tests. One that runs beside others is shown as a whole when it ends, so that
 * each is read from its beginning to its end.
 */
function run(name, args, { env = {}, isBeside = false } = {}) {
  const start = performance.now()
  if (!isBeside) console.log(`\n== ${name}`)
  const child = spawn('npx', args, {
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text))
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - start) / 1000)
      times.push(`${String(seconds).padStart(5)} s  ${name}`)
      if (isBeside) process.stdout.write(`\n== ${name} (${seconds} s)\n${Buffer.concat(said)}`)
      resolve(status === 0)
    })
  })
}

function count(name, { passed = 0, failed = 0, skipped = 0, which = [] }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) failures.push(name, ...which.map((test) => `  ${test}`))
}

/** A check is one test: it holds or it does not. */
async function check(name, args) {
  count(name, (await run(name, args, { isBeside: true })) ? { passed: 1 } : { failed: 1 })
}

function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null // the runner died before it could write one
  }
}

const WHY_LINES = 6

/** Why a test failed: its message up to the stack, so that a counterexample is told too. */
function whyOf(message = '') {
  const lines = message.split('\n')
  const stack = lines.findIndex((line) => /^\s+at /.test(line))
  return lines.slice(0, Math.min(stack < 0 ? WHY_LINES : stack, WHY_LINES)).join(' | ')
}

/** The failed tests of a vitest report and why they failed; a file that did not load, too. */
function failedTests(result) {
  return (result?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name}: ${whyOf(message)}`]
    return failed.map((test) => `${test.fullName}: ${whyOf(test.failureMessages[0])}`)
  })
}

/** Playwright's failed tests, suites within suites. */
function failedSpecs({ suites = [], specs = [] }) {
  return [...specs.filter(({ ok }) => !ok), ...suites.flatMap(failedSpecs)]
}

/** What the page of a failed test showed at its end: where tests run elsewhere, nothing else tells. */
function showPages(failed) {
  for (const { title, tests } of failed) {
    const attached = tests.flatMap(({ results }) => results.flatMap((one) => one.attachments))
    for (const { path } of attached.filter(({ name }) => name === 'error-context')) {
      const [, page = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? []
      console.log(`\n== page of: ${title}\n${page}`)
    }
  }
}

async function vitest(name, project, { files = [], workers, ...options } = {}) {
  const file = `${REPORTS}/${name}.json`
  const limit = workers ? [`--maxWorkers=${workers}`] : []
  const args = ['vitest', 'run', ...files, '--project', project, ...limit]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const isGreen = await run(name, [...args, ...reporters], options)
  const result = report(file)
  const failed = result?.numFailedTests ?? 0
  count(name, {
    passed: result?.numPassedTests ?? 0,
    // A file that does not load has no failed test, and is a failure all the same.
    failed: isGreen ? failed : Math.max(1, failed),
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    which: failedTests(result),
  })
}

async function playwright(chromium) {
  const file = `${REPORTS}/e2e.json`
  const isGreen = await run('end to end', ['playwright', 'test', '--reporter=list,json'], {
    env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const result = report(file)
  const broken = result ? failedSpecs(result) : []
  showPages(broken)
  const stats = result?.stats
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  count('end to end', {
    passed: stats?.expected ?? 0,
    failed: isGreen ? failed : Math.max(1, failed),
    skipped: stats?.skipped ?? 0,
    which: broken.map(({ file, title }) => `${file} › ${title}`),
  })
}

const BOTH_ENGINES = /^\/\/ Runs on both engines: \w/m

/** The API tests that say why one engine does not speak for the other. */
function filesForBothEngines() {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('tests', name))
    .filter((file) => BOTH_ENGINES.test(readFileSync(file, 'utf8')))
  if (files.length === 0) throw new Error('no API test says that it runs on both engines')
  return files
}

async function staticChecks() {
  await check('format, lint and directions', ['biome', 'check', '--error-on-warnings', '.'])
  await check('types', ['tsc', '--noEmit'])
  await check('unused code', ['knip'])
  await check('production build', ['tsx', 'server/edge/ops/start.mjs', '--build'])
  // Here because the tests beside this take longer.
  rmSync(PACKAGED, { recursive: true, force: true })
  await check('package', ['tsx', 'deploy/package.mjs', PACKAGED])
  process.env.TEST_PACKAGED = resolve(PACKAGED)
}

async function unitAndComponentTests() {
  await vitest('unit', 'unit', { isBeside: true })
  await vitest('component', 'component', { isBeside: true })
  await vitest('example of docs/qa.md', 'qa-example', { isBeside: true })
}

/**
 * Every file on PostgreSQL where there is one, and on PGlite those that could tell them apart; side
 * by side, since each has a database to fill before its first test.
 */
async function apiTests() {
  const server = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  const pglite = { env: { TEST_DATABASE_URL: '' }, isBeside: true }
  if (!server) {
    await vitest('api', 'api', pglite)
    return
  }
  await Promise.all([
    vitest('api-postgresql', 'api', { env: { TEST_DATABASE_URL: server }, isBeside: true }),
    vitest('api-pglite', 'api', { ...pglite, files: filesForBothEngines(), workers: 1 }),
  ])
}

/**
 * Has a PostgreSQL of its own, which it stops and starts. Beside nothing else: it holds the mall to the time
 * an answer may take, and the browser tests need theirs.
 */
async function soak() {
  if (!postgresBin()) return count('soak', { skipped: 1 })
  await check('soak, one minute', ['tsx', 'tests/soak/soak.ts', '--minutes', '1'])
}

requireNode()
loadEnvFile()
install()
process.env.NEXT_TELEMETRY_DISABLED = '1'
const memory = memoryFolder()
if (memory) Object.assign(process.env, { TMPDIR: memory, TEST_DATA_DIR: memory })
process.on('exit', () => {
  try {
    if (memory) rmSync(memory, { recursive: true, force: true })
  } catch (error) {
    console.error(`left behind: ${error.message}`) // a disk of a test that died is still mounted there
  }
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const { requireChromium } = await import('./support/browser.mjs')
const { postgresBin } = await import('./support/postgres-bin.mjs')
const chromium = requireChromium()

await run('styles', ['tsx', 'styles/build-antd-css.tsx'])
await Promise.all([staticChecks(), unitAndComponentTests()])
await apiTests()
await playwright(chromium)
await soak()

console.log(`\nTimes:\n${times.join('\n')}`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)
