import { mkdirSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { NATIONWIDE } from '@/contract/constants'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { searchPage } from '../kit/pages/search-page'
import { requireChromium } from '../support/browser.mjs'
import { contactSheet } from './contact-sheet'
import { everyScreen, optionsOf } from './every-screen'
import { priceCurves } from './price-curves'
import { startMall } from './server'

const PORT = Number(process.env.PORT || 3291)
const FOLDER = 'docs/images'
const SIZES = [
  { width: 1440, height: 1000 },
  { width: 1200, height: 900 },
  { width: 375, height: 812 },
]
const PAGES = {
  home: '/',
  search: '/search?value=M8*30',
  table: '/search?category=10101&view=table',
  product: '/search?value=6204-2RS',
  cart: '/cart/list',
}

/** No location prompt in the pictures. */
async function chooseCountry(context: BrowserContext, url: string) {
  const value = encodeURIComponent(JSON.stringify([NATIONWIDE]))
  await context.addCookies([{ name: 'areaHomeIdList', value, url }])
}

async function fillCart(page: Page, url: string) {
  const [account] = DEMO_ACCOUNTS
  await page.goto(`${url}/login?redirect=${encodeURIComponent('/search?category=101')}`)
  await page.getByLabel('用户名 / 手机号').fill(account.username)
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/\/search/)
  for (const path of ['/search?category=10101', '/search?category=804', '/search?category=602']) {
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
    await searchPage(page).addFirst()
    await page.getByText('已加入购物车').first().waitFor()
  }
}

async function open(page: Page, url: string, name: string, path: string) {
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
  if (name !== 'product') return
  await page
    .getByRole('main')
    .getByRole('link', { name: /轴承 GB/ })
    .first()
    .click()
  await page.waitForURL(/\/product\//)
  await page.getByRole('button', { name: '加入购物车' }).first().waitFor()
  await page.reload({ waitUntil: 'networkidle' })
}

// npm run pictures -- --sheet <folder>: every drawing template with three variants, one page.
if (process.argv[2] === '--sheet') {
  await contactSheet(process.argv[3] ?? 'pictures')
  process.exit()
}

// npm run pictures -- --all <folder>: every screen in its states, to look at the whole mall.
if (process.argv.includes('--all')) {
  await everyScreen(optionsOf(process.argv))
  process.exit()
}

// npm run pictures -- --prices <folder>: the prices of every leaf as curves, one page.
if (process.argv[2] === '--prices') {
  priceCurves(process.argv[3] ?? 'pictures')
  process.exit()
}

if (process.argv.length > 2) {
  console.error('pictures: unknown option; there are --all, --sheet and --prices, or none')
  process.exit(1)
}

// npm run pictures: the README's pictures, from a mall of its own.
mkdirSync(FOLDER, { recursive: true })
const mall = await startMall(PORT)
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const viewport of SIZES) {
    const context = await browser.newContext({
      viewport,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    await chooseCountry(context, mall.url)
    const page = await context.newPage()
    for (const [name, path] of Object.entries(PAGES)) {
      if (name === 'cart') await fillCart(page, mall.url)
      await open(page, mall.url, name, path)
      await page.screenshot({ path: `${FOLDER}/${name}-${viewport.width}.png` })
    }
    await context.close()
  }
} finally {
  await browser.close()
  await mall.stop()
}
