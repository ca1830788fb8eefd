import { saveAddress } from '@/contract/account/delivery-address-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getSkuTable } from '@/contract/search/search-calls'
import { callApi } from '../../kit/call'
import { keepTokens } from '../../kit/cookies'
import { checkoutPage } from '../../kit/pages/checkout-page'
import { tokensOf } from '../../kit/sign-in'
import { expect, expectAccessible, MALL, openPage, test } from '../../support/e2e'
import { QUOTING } from '../../support/extra-accounts'

const NUMBER = /Q\d{18}/

// The console says of the refusal at the end what the page says.
test.use({ allowed: /status of 409/ })

test('a quotation of the cart is found again, shared, compared and ordered', async ({
  page,
  browser,
}) => {
  const login = await tokensOf(MALL, QUOTING)
  const headers = { Authorization: `Bearer ${login.accessToken}` }
  const { list } = await callApi(MALL, getSkuTable, { input: { keyword: '深沟球轴承' } })
  const sku = list.find(({ stock, moq }) => stock >= moq)
  if (!sku) throw new Error('nothing in stock')
  const items = [{ skuId: sku.skuId, qty: sku.moq }]
  await callApi(MALL, saveCartProduct, { input: { items }, headers })
  const address = {
    contact: '张三',
    phone: '13800138000',
    provinceCode: '33',
    cityCode: '3301',
    countyCode: '330110',
    street: '示例路1号',
    isDefault: true,
  }
  await callApi(MALL, saveAddress, { input: address, headers })
  await keepTokens(page.context(), MALL, login)

  await openPage(page, '/quotation/print')
  await page.getByRole('button', { name: '生成编号并打印' }).click()
  const sheet = page.getByRole('article', { name: '报价单' })
  await expect(sheet).toContainText(NUMBER)
  const no = NUMBER.exec((await sheet.textContent()) ?? '')?.[0] ?? ''

  await openPage(page, `/quotation/list?keyword=${no}`)
  await expectAccessible(page)
  await page.getByRole('cell', { name: no }).getByRole('link').click()
  await expect(page).toHaveURL(`/quotation/view?no=${no}`)
  await expect(page.getByRole('article', { name: '报价单' })).toContainText(no)
  await page.getByRole('button', { name: '与今日价格比较' }).click()
  await expect(page.getByText(/^合计（含运费）/)).toContainText('不变')
  await expectAccessible(page)
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const shown = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(shown).toBeLessThanOrEqual(width)
  }

  await page.getByRole('button', { name: '分享', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '分享报价单' })
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const link = await dialog.getByRole('textbox', { name: '分享链接' }).inputValue()
  await expectAccessible(page)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('article', { name: '报价单' })).toContainText(no)
  await expectAccessible(stranger)
  await dialog.getByRole('button', { name: '停止分享' }).click()
  await expect(dialog.getByRole('button', { name: '生成链接' })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('报价单可能已停止分享，请向发送人索取新的链接。')).toBeVisible()
  await stranger.context().close()
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()

  await page.getByRole('link', { name: '转订单' }).click()
  await expect(page).toHaveURL(`/order/confirm?quotation=${no}`)
  const checkout = checkoutPage(page)
  await checkout.acceptAnyChanges()
  await checkout.submit.click()
  await expect(page).toHaveURL(/\/order\/pay\?no=D\d{18}/)
  // Until it is paid, its method can be changed.
  const methods = page.getByRole('radiogroup', { name: '支付方式' })
  await methods.getByText('线下支付').click()
  await page.getByRole('button', { name: '改为线下支付' }).click()
  await expect(page.getByRole('button', { name: /^复制\s*附言$/ })).toBeVisible()
  await expectAccessible(page)
  await methods.getByText('支付宝').click()
  await page.getByRole('button', { name: '改为支付宝' }).click()
  await expect(page.getByRole('img', { name: '支付宝付款码' })).toBeVisible()
  await openPage(page, `/quotation/view?no=${no}`)
  await expect(page.getByText('已按本报价单下单')).toBeVisible()
  await expect(page.getByRole('link', { name: '转订单' })).toHaveCount(0)
  await openPage(page, `/order/confirm?quotation=${no}`)
  await expect(page.getByRole('link', { name: '查看报价单' })).toBeVisible()
})
