import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/browser.mjs'
import { dataFolder } from './tests/support/data-folder'
import { SECRET_CANARY } from './tests/support/secret-canary'
import { LOGS } from './tests/support/servers'

const PORT = process.env.PORT || '3210'
/** Made anew by every run; no setting names it, so that tests touch nobody's data. */
const DATA_DIR = dataFolder('e2e-data')
const executablePath = findChromium()
/** What the mall says goes into a file (tests/support/search-logs.ts), its errors to the runner too. */
const LOG = `${LOGS}/${PORT}.log`
const LOGGED_START = `{ node server/edge/ops/start.mjs 2>&1 1>&3 | tee -a ${LOG} >&2; } 3>>${LOG}`

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e-results',
  globalTeardown: './tests/support/search-logs.ts',
  // Two cores, and a mall beside each: a third worker makes answers wait longer than a browser waits for them.
  workers: 2,
  fullyParallel: true,
  // Files whose tests share a mall of their own run in a row: what takes longest starts first.
  projects: [
    { name: 'faults', testMatch: 'faults/embedded.e2e.ts' },
    { name: 'shop', testIgnore: 'faults/embedded.e2e.ts' },
  ],
  forbidOnly: true,
  // Room for a busy machine: how fast the mall is, `npm run bench` says.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    // It would answer for the network where tests watch that.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Shanghai',
    // What fades is paler for a moment than words to be read may be.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: compiling them well costs more than it gives.
        '--js-flags=--no-opt',
      ],
    },
  },
  webServer: {
    // The production build on the test catalogue, which is made before any test's time runs.
    command: `rm -rf ${LOGS} && mkdir -p ${LOGS} && node --import tsx tests/support/fresh-data.ts ${DATA_DIR} && ${LOGGED_START}`,
    url: `http://localhost:${PORT}/api/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    env: {
      PORT,
      HOST: '127.0.0.1',
      DATA_DIR,
      DATABASE_URL: '',
      API_HOST: '',
      // Nothing uses it without a provider: tests look for it in what browsers are sent.
      SMS_KEY_SECRET: SECRET_CANARY,
      // Orders wait for the test, not the test for them.
      AUTOPILOT: '0',
      // All tests ask from one address.
      CALLS_PER_SECOND: '0',
      // All that a mall may write, to be searched at the end.
      LOG_LEVEL: 'debug',
    },
  },
})
