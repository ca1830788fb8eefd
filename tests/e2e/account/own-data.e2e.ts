import { getSkuTable } from '@/contract/search/search-calls'
import { callApi } from '../../kit/call'
import { keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import { expect, expectAccessible, MALL, openPage, test } from '../../support/e2e'
import { LEAVING } from '../../support/extra-accounts'

// The console says of the refused sign-in at the end what the page says.
test.use({ allowed: /status of 400/ })

test('a buyer keeps own material codes, takes all data along and closes the account', async ({
  page,
}) => {
  await keepTokens(page.context(), MALL, await tokensOf(MALL, LEAVING))
  const { list } = await callApi(MALL, getSkuTable, { input: { keyword: '深沟球轴承' } })
  const itemNo = list[0]?.itemNo ?? ''

  await openPage(page, '/user-info?section=codes')
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新增物料编码' })
  await dialog.getByLabel('物料编码').fill('E2E-001')
  await dialog.getByLabel('商品编号').fill(itemNo)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存 E2E-001')).toBeVisible()
  await openPage(page, '/quick-order')
  await page.getByRole('textbox', { name: '粘贴物料表' }).fill('E2E-001 3')
  await page.getByRole('button', { name: '识别物料表' }).click()
  await expect(page.getByText(itemNo).first()).toBeVisible()

  await openPage(page, '/user-info?section=data')
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  expect((await file).suggestedFilename()).toMatch(/\.zip$/)

  await page.getByRole('button', { name: '注销账号' }).click()
  const closing = page.getByRole('dialog', { name: '注销账号' })
  await closing.locator('input[type=password]').fill(LEAVING.password)
  await closing.getByRole('checkbox').check()
  await expectAccessible(page)
  await closing.getByRole('button', { name: '永久注销' }).click()
  await expect(page.getByRole('dialog', { name: '账号已注销' })).toBeVisible()
  await expect(tokensOf(MALL, LEAVING)).rejects.toThrow()
})
