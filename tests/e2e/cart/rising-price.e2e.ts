import { writeFileSync } from 'node:fs'
import { getCartList } from '@/contract/cart/cart-calls'
import { formatPrice } from '@/contract/money'
import { callApi } from '../../kit/call'
import { tokensOf } from '../../kit/sign-in'
import { dataFolder } from '../../support/data-folder'
import { dismissPrompt, expect, expectAccessible, fillSignIn, MALL, test } from '../../support/e2e'
import { WATCHFUL } from '../../support/extra-accounts'
import { playShop } from '../../support/play-shop'

/** The buyer's only line, as the API has it. */
async function cartLine() {
  const { accessToken } = await tokensOf(MALL, WATCHFUL)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const { shops } = await callApi(MALL, getCartList, { input: { areaCode: ['0000'] }, headers })
  const [line] = shops.flatMap(({ lines }) => lines)
  if (!line) throw new Error('the cart is empty')
  return line
}

function setPrice(itemNo: string, yuan: string): void {
  const file = dataFolder(`e2e-price-${itemNo}.csv`)
  writeFileSync(file, `商品编号,价格\n${itemNo},${yuan}\n`)
  playShop('import', file)
}

test('a price that rises in the cart is listed there and at checkout until it is agreed to', async ({
  page,
}) => {
  await page.goto(`/login?redirect=${encodeURIComponent('/search?value=安全帽&view=grid')}`)
  await fillSignIn(page, WATCHFUL)
  await dismissPrompt(page)
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible()
  const { itemNo, unitPrice } = await cartLine()
  setPrice(itemNo, '9876.5')
  try {
    await page.goto('/cart/list')
    const rises = page.getByRole('region', { name: '涨价的商品' })
    await expect(rises).toContainText('1 种已选商品涨价，合计多')
    await expect(rises).toContainText('9,876.50')
    await expectAccessible(page)
    await page.getByRole('button', { name: '去结算' }).click()
    await expect(page).toHaveURL('/order/confirm')
    const accept = page.getByRole('checkbox', { name: '我已核对，接受以上变化' })
    await expect(accept).not.toBeChecked()
    await expect(page.getByRole('main')).toContainText('9,876.50')
    await page.goto('/cart/list')
    await rises.getByRole('button', { name: '全部知道了' }).click()
    await expect(rises).toHaveCount(0)
    await page.getByRole('button', { name: '去结算' }).click()
    await expect(page).toHaveURL('/order/confirm')
    await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
    await expect(accept).toHaveCount(0)
  } finally {
    setPrice(itemNo, formatPrice(unitPrice).replaceAll(',', ''))
  }
})
