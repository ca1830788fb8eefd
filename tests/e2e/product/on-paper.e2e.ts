import { expect, openPage, test } from '../../support/e2e'

/** An A4 sheet in CSS pixels, less its margins. */
const SHEET = { width: 718, height: 1000 }

test.use({ viewport: SHEET })

test('a product on paper is its drawing, price, sizes and facts', async ({ page }) => {
  await openPage(page, '/product/8')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  const drawing = main.locator('figure img')
  await expect(drawing).toBeVisible()
  expect((await drawing.boundingBox())?.width).toBeGreaterThan(200)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-buy-bar]')).toHaveCSS('position', 'static')
  await expect(main.getByRole('heading', { name: '规格参数' })).toBeVisible()
  // Nothing to press or to fill in, and no place of what has not been loaded.
  await expect(main.getByRole('link', { name: '立即购买' })).toBeHidden()
  const itemNo = /^[A-Z]{2}\d+$/
  const pressed = main.getByRole('button').filter({ hasNotText: '放大' })
  await expect(pressed.filter({ hasNotText: itemNo })).toHaveCount(0)
  const table = main.getByRole('region', { name: '规格表' })
  await expect(table.getByRole('rowheader').first().getByText(itemNo)).toBeVisible()
  await expect(table.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('region', { name: '尺寸矩阵' })).toHaveCount(0)
  for (const name of ['同规格比价', '配套件', '评价']) {
    await expect(main.getByRole('heading', { name })).toHaveCount(0)
  }
})

// A sheet with its margins, and one without: the latter is wide enough for the table's columns.
for (const width of [718, 794]) {
  test(`a spec table ${width} px wide on paper has all its rows, and its prices uncovered`, async ({
    page,
  }) => {
    await openPage(page, '/search?category=10101&view=table')
    await page.setViewportSize({ ...SHEET, width })
    await page.emulateMedia({ media: 'print' })
    const table = page.getByRole('region', { name: '规格表' })
    const rows = await table.evaluate((box) => [box.scrollHeight, box.clientHeight])
    expect(rows[0]).toBe(rows[1])
    await expect(table.getByRole('textbox')).toHaveCount(0)
    const price = table.locator('tbody tr:nth-child(2) td').filter({ hasText: '/' }).first()
    await expect(price).toBeVisible()
    const place = await price.boundingBox()
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width)
  })
}
