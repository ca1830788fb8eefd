import { defineConfig } from '@playwright/test'

// CHROME_PATH names a browser that is installed; without it, Playwright's own is taken.
const { CHROME_PATH, MALL_URL = 'http://localhost:3000' } = process.env

// Each worker has a world of its own, so any number of them share one mall.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/results',
  fullyParallel: true,
  workers: 4,
  use: {
    baseURL: MALL_URL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(CHROME_PATH && { executablePath: CHROME_PATH }),
      args: ['--no-sandbox'],
    },
  },
})
