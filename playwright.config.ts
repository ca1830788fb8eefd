import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/browser.mjs'

/** The settings of `npm start`, each with a default of its own: tests touch nobody's data. */
const given = (name: string, otherwise: string) => process.env[name] || otherwise
const PORT = given('PORT', '3210')
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e-results',
  workers: 2,
  fullyParallel: true,
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
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // The production build on data of its own.
    command: 'node server/ops/start.mjs',
    url: `http://localhost:${PORT}/api/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    env: {
      PORT,
      HOST: given('HOST', '127.0.0.1'),
      DATA_DIR: given('DATA_DIR', '.cache/e2e-data'),
      DATABASE_URL: given('DATABASE_URL', ''),
      API_HOST: given('API_HOST', ''),
      // Orders wait for the test, not the test for them.
      AUTOPILOT: '0',
    },
  },
})
