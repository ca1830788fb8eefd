// `npm test`: everything there is, closing with one line `N passed, N failed, N skipped`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { install, loadEnvFile, requireNode } from '../server/ops/start.mjs'

const REPORTS = '.cache/reports'
const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, named once more at the end: the place of a failure is thousands of lines above. */
const failures = []

function run(name, args, env = {}) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

function count(name, { passed = 0, failed = 0, skipped = 0, which = [] }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) failures.push(name, ...which.map((test) => `  ${test}`))
}

/** A check is one test: it holds or it does not. */
function check(name, args) {
  count(name, run(name, args) ? { passed: 1 } : { failed: 1 })
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

/** The titles of Playwright's failed tests, suites within suites. */
function failedSpecs({ suites = [], specs = [] }) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...suites.flatMap(failedSpecs),
  ]
}

function vitest(name, project, env) {
  const file = `${REPORTS}/${name}.json`
  const args = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json']
  const isGreen = run(name, [...args, `--outputFile.json=${file}`], env)
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

function playwright(chromium) {
  const file = `${REPORTS}/e2e.json`
  const isGreen = run('end to end', ['playwright', 'test', '--reporter=list,json'], {
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const result = report(file)
  const stats = result?.stats
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  count('end to end', {
    passed: stats?.expected ?? 0,
    failed: isGreen ? failed : Math.max(1, failed),
    skipped: stats?.skipped ?? 0,
    which: result ? failedSpecs(result) : [],
  })
}

requireNode()
loadEnvFile()
install()
process.env.NEXT_TELEMETRY_DISABLED = '1'
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const { requireChromium } = await import('./support/browser.mjs')
const chromium = requireChromium()

run('styles', ['tsx', 'styles/build-antd-css.tsx'])
check('format, lint and directions', ['biome', 'check', '--error-on-warnings', '.'])
check('types', ['tsc', '--noEmit'])
check('unused code', ['knip'])
vitest('unit', 'unit')
vitest('component', 'component')
vitest('api', 'api', { TEST_DATABASE_URL: '' })
const server = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
if (server) vitest('api-postgresql', 'api', { TEST_DATABASE_URL: server })
playwright(chromium)

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)
