import { expect, openPage, test } from '../../support/e2e'

test.use({ storageState: ({ signedIn }, use) => use(signedIn) })

const WRONG_SHEET = Buffer.from('名称,数量\n螺栓,2\n')

test('a sheet without codes is refused below the tools, which stay in their place', async ({
  page,
}) => {
  await openPage(page, '/user-info?section=codes')
  const last = page.getByRole('button', { name: '导出' })
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await page.reload()
    await expect(last).toBeVisible()
    const before = await last.boundingBox()
    const sheet = { name: 'codes.csv', mimeType: 'text/csv', buffer: WRONG_SHEET }
    await page.locator('input[type="file"]').setInputFiles(sheet)
    const main = page.getByRole('main')
    await expect(main.getByText('没有找到“物料编码”和“商品编号”两列')).toBeVisible()
    // Once nothing turns any more in the button before it.
    await expect.poll(() => last.boundingBox()).toEqual(before)
  }
})
