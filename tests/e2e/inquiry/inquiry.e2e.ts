import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, test } from '../../support/e2e'
import { playShop } from '../../support/play-shop'

test.use({ storageState: ({ signedIn }, use) => use(signedIn) })

/** The item number of goods dearer than what is offered for them, sold one by one. */
async function offeredItem(page: Page): Promise<string> {
  await openPage(page, '/search?value=深沟球轴承&view=table')
  return (await page.getByRole('main').locator('th[scope="row"] a').first().textContent()) ?? ''
}

const WANTED = '非标法兰 DN125 带颈对焊'
const PDF = '%PDF-1.4\n%%EOF\n'
const NUMBER = /R\d{18}/

test('an unmatched line becomes an inquiry, an agreed price and a line of the cart', async ({
  page,
}) => {
  await openPage(page, '/quick-order')
  await page.getByRole('textbox', { name: '粘贴物料表' }).fill('zzqx9981 20片')
  await page.getByRole('button', { name: '识别物料表' }).click()
  await page.getByRole('button', { name: /^去询价（1 行）/ }).click()
  await expect(page).toHaveURL('/inquiry/new')
  const wanted = page.getByRole('textbox', { name: '第 1 行 需要的商品' })
  await expect(wanted).toHaveValue(/zzqx9981/)
  await wanted.fill(WANTED)
  await page.reload()
  await expect(wanted).toHaveValue(WANTED)
  const drawing = { name: '法兰.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }
  await page.locator('input[type="file"][accept*=".dwg"]').setInputFiles(drawing)
  await expect(page.getByRole('list', { name: '附件' })).toContainText('法兰.pdf')
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交询价' }).click()
  await expect(page).toHaveURL(NUMBER)
  await expect(page.getByText('待报价', { exact: true })).toBeVisible()
  const inquiryNo = NUMBER.exec(page.url())?.[0] ?? ''
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载附件 法兰.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('法兰.pdf')

  // The mall's service offers a SKU of the catalogue, a little above the target to come.
  const itemNo = await offeredItem(page)
  await openPage(page, `/inquiry/${inquiryNo}`)
  playShop('offer-price', inquiryNo, '1', '3.5', '5', `sku=${itemNo}`, '可替代')
  await openPage(page, `/inquiry/${inquiryNo}`)
  await expect(page.getByText('已报价', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '第 1 行 议价' }).click()
  const dialog = page.getByRole('dialog', { name: '议价' })
  await dialog.getByRole('textbox', { name: '目标价' }).fill('3.2')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '发给店铺' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('议价中', { exact: true })).toBeVisible()
  playShop('offer-price', inquiryNo, '1', '3.3', '5', `sku=${itemNo}`, '最低价')
  await openPage(page, `/inquiry/${inquiryNo}`)
  await expect(page.getByText('议价前')).toBeVisible()
  await page.getByRole('radio', { name: /^第 1 行 选择/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: '接受所选报价' }).click()
  await page.getByRole('link', { name: '去购物车' }).click()
  await expect(page).toHaveURL('/cart/list')
  const line = page.getByRole('listitem').filter({ hasText: itemNo })
  await expect(line.getByRole('link', { name: '询价价' })).toHaveAttribute(
    'href',
    `/inquiry/${inquiryNo}`,
  )
  await expect(line).toContainText('3.30')

  await openPage(page, '/system-messages?category=6')
  await expect(page.getByRole('link', { name: /询价已报价/ }).first()).toBeVisible()
})

test('an empty search leads to an inquiry with its words', async ({ page }) => {
  await openPage(page, '/search?value=zzzzqqqq')
  await page.getByRole('link', { name: '请店铺报价' }).click()
  await expect(page).toHaveURL('/inquiry/new?text=zzzzqqqq')
  await expect(page.getByRole('textbox', { name: '第 1 行 需要的商品' })).toHaveValue('zzzzqqqq')
})

test('a visitor signs in first and comes back', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto(`${baseURL}/inquiry/new?text=M8`)
  await expect(page).toHaveURL(`${baseURL}/login?redirect=%2Finquiry%2Fnew%3Ftext%3DM8`)
  await context.close()
})
