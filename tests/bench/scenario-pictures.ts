import { mkdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { NATIONWIDE } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { faultControls } from '../kit/controls'
import { chooseArea, enterWorld, keepTokens } from '../kit/cookies'
import { tokensOf } from '../kit/sign-in'
import { requireChromium } from '../support/browser.mjs'
import { freshData } from '../support/servers'
import { startMall } from './server'

const PORT = Number(process.env.PORT || 3291)
const FOLDER = 'docs/pictures/scenarios'
const WIDTH = 1200
/** What is below would not be looked at. */
const HEIGHT_MAX = 1820
/** The chat's button floats below the content. */
const MARGIN = 110
const BYTES_MAX = 100_000
const QUALITY = 48
const SHANGHAI = '31'

type Shot = { scenario: string; path: string; area?: string; shows?: string }

/** The page that shows what each scenario makes (docs/qa.md). */
const SHOTS: Shot[] = [
  { scenario: 'orders', path: routes.orders() },
  // The job that gives money back looks every five seconds.
  { scenario: 'after-sales', path: routes.refunds(), shows: '已退款' },
  { scenario: 'invoices', path: routes.userInfo('invoices') },
  { scenario: 'cart', path: routes.cart(), area: SHANGHAI },
  { scenario: 'cart-500', path: routes.cart() },
  { scenario: 'messages', path: routes.messages() },
]

/** The page down to the end of its content, where that is not too far. */
async function pictureOf(page: Page): Promise<Buffer> {
  const content = await page.getByRole('main').locator('> *').last().boundingBox()
  const height = Math.round((content?.y ?? 0) + (content?.height ?? 0)) + MARGIN
  await page.setViewportSize({ width: WIDTH, height: Math.min(height, HEIGHT_MAX) })
  await page.waitForLoadState('networkidle')
  const picture = await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toBuffer()
  if (picture.length > BYTES_MAX) throw new Error(`${page.url()}: ${picture.length} bytes`)
  return picture
}

/** Makes a scenario in a world of its own, and takes its picture. */
async function shoot(browser: Browser, mall: string, { scenario, path, area, shows }: Shot) {
  const controls = faultControls(mall, scenario)
  await controls.scenario(scenario)
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  await enterWorld(context, mall, scenario)
  await chooseArea(context, mall, area ?? NATIONWIDE)
  await keepTokens(context, mall, await tokensOf(mall, undefined, scenario))
  const page = await context.newPage()
  await expect(async () => {
    await page.goto(`${mall}${path}`, { waitUntil: 'networkidle' })
    if (shows) await expect(page.getByText(shows).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await writeFile(`${FOLDER}/${scenario}.webp`, await pictureOf(page))
  await context.close()
  await controls.closeScope(scenario)
}

// npm run qa:pictures: the pictures of docs/qa.md, from a mall of its own.
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const settings = { FAULTS: '1', DATA_DIR: freshData('.cache/qa-pictures') }
const mall = await startMall(PORT, { ...settings, DATABASE_URL: '', API_HOST: '' })
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const shot of SHOTS) await shoot(browser, mall.url, shot)
} finally {
  await browser.close()
  await mall.stop()
}
