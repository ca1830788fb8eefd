import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../../support/e2e'

const TABLE = '/search?category=10101&view=table'
/** Groups of several products. */
const LONG = `${TABLE}&rows=500`

/** Heads and cells whose text is cut off, of all rows. */
const cutOff = (page: Page) =>
  page.getByRole('region', { name: '规格表' }).evaluate((box) => {
    for (const group of box.querySelectorAll('tbody')) group.style.contentVisibility = 'visible'
    return [...box.querySelectorAll('th,td')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent)
  })

/** Left edges of the cells of a row. */
const edges = (page: Page, row: string) =>
  page
    .locator(`#results ${row} > *`)
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))

for (const order of ['', '&order=price']) {
  for (const width of [1440, 1200]) {
    test(`all texts of a table are whole, under their heads, ${width} px wide ${order}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, TABLE + order)
      expect(await edges(page, 'tbody:last-of-type tr:last-child')).toEqual(
        await edges(page, 'thead tr'),
      )
      expect(await cutOff(page)).toEqual([])
    })
  }
}

test('the longest page of a table is no wider than its box', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, LONG)
  const box = page.getByRole('region', { name: '规格表' })
  const [shown, whole] = await box.evaluate((one) => [one.clientWidth, one.scrollWidth])
  expect(whole).toBe(shown)
})

test('rows out of sight are not laid out, and scrolling shows them', async ({ page }) => {
  await openPage(page, LONG)
  const rows = page.locator('#results tbody tr[data-sku]')
  // One of the first product, which has more sizes than the window shows, and the last of all.
  for (const row of [rows.nth(130), rows.last()]) {
    const isLaidOut = () =>
      row.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut()).toBe(false)
    await row.scrollIntoViewIfNeeded()
    await expect.poll(isLaidOut).toBe(true)
  }
})

test('numbers and quantities stay in sight beside columns that scroll', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await openPage(page, TABLE)
  const before = await edges(page, 'tbody tr[data-sku]:nth-child(2)')
  const box = page.getByRole('region', { name: '规格表' })
  await box.evaluate((scrolled) => scrolled.scrollBy({ left: 60, behavior: 'instant' }))
  const after = await edges(page, 'tbody tr[data-sku]:nth-child(2)')
  const moved = after.map((left, at) => left - (before[at] ?? 0))
  expect(moved.at(0)).toBe(0)
  expect(moved.at(1)).toBe(-60)
  expect(moved.at(-1)).toBe(0)
})

test('what a quantity is told is whole at the end of its group', async ({ page }) => {
  await openPage(page, LONG)
  const group = page.locator('#results tbody').first()
  const quantity = group.getByRole('textbox').last()
  await quantity.evaluate((input) => input.scrollIntoView({ block: 'center' }))
  await quantity.fill('2.5')
  await quantity.press('Enter')
  const advice = group.getByRole('status')
  await expect(advice).toBeVisible()
  await expect(advice).toBeInViewport({ ratio: 1 })
  const isOnTop = await advice.evaluate((box) => {
    const { left, bottom, width } = box.getBoundingClientRect()
    return box.contains(document.elementFromPoint(left + width / 2, bottom - 2))
  })
  expect(isOnTop).toBe(true)
})

test('what can be done with the goods of a row stands beside their number', async ({ page }) => {
  await openPage(page, TABLE)
  const row = page.locator('#results tbody tr[data-sku]').first()
  await row.hover()
  const number = await row.getByRole('rowheader').getByRole('link').boundingBox()
  const mark = await row.getByRole('button', { name: /对比/ }).boundingBox()
  expect(mark?.x).toBeGreaterThan((number?.x ?? 0) + (number?.width ?? 0))
})
