import type { APIResponse, Page, Route } from '@playwright/test'
import { getSubmitResult, submitOrder } from '@/contract/order/checkout-calls'
import { getOrderList } from '@/contract/order/order-calls'
import { callApi } from '../../kit/call'
import { checkoutPage } from '../../kit/pages/checkout-page'
import { searchPage } from '../../kit/pages/search-page'
import { tokensOf } from '../../kit/sign-in'
import { chooseOption } from '../../support/antd-widgets'
import { dismissPrompt, expect, expectAccessible, fillSignIn, MALL, test } from '../../support/e2e'
import { ORDERING } from '../../support/extra-accounts'
import { playShop } from '../../support/play-shop'

const PASTED = '收货人：张三\n手机：13800138000\n地址：浙江省杭州市余杭区示例路1号'
/** The buyer knows the outcome of a submission within this, ms (RELIABILITY P4). */
const KNOWN_WITHIN_MS = 10_000

// Console output of the answers these tests cut off.
test.use({ allowed: /net::ERR_/ })
// Both journeys order as the same buyer, whose cart is one.
test.describe.configure({ mode: 'serial' })

async function signInAt(page: Page, path: string) {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await fillSignIn(page, ORDERING)
  await dismissPrompt(page)
}

/** Sees to it that there is an address to order to. */
async function haveAddress(page: Page) {
  const submit = page.getByRole('button', { name: '提交订单' })
  await expect(submit).toBeVisible()
  if ((await page.getByRole('radio', { name: /张三/ }).count()) > 0) return
  await page.getByRole('button', { name: '新增地址' }).click()
  const dialog = page.getByRole('dialog', { name: '新增收货地址' })
  await dialog.getByLabel('粘贴整段地址，自动填写').fill(PASTED)
  await dialog.getByRole('button', { name: '识别' }).click()
  await expect(dialog.getByLabel('收货人')).toHaveValue('张三')
  await expect(dialog.getByText('浙江省 / 杭州市 / 余杭区')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /张三/ }).first()).toBeChecked()
}

/** Orders the buyer has, as the API counts them. */
async function orderCount(): Promise<number> {
  const { accessToken } = await tokensOf(MALL, ORDERING)
  const headers = { Authorization: `Bearer ${accessToken}` }
  return (await callApi(MALL, getOrderList, { headers })).total
}

/** Signs in and is about to order one product, all of it agreed to. */
async function buyNow(page: Page) {
  await signInAt(page, '/search?value=深沟球轴承')
  await page.getByRole('main').locator('a[href^="/product/"]').first().click()
  await page.getByRole('link', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/order\/confirm\?sku=/)
  await haveAddress(page)
  await checkoutPage(page).acceptAnyChanges()
}

/** Changes to a transfer, whose data can be copied, and back. */
async function tryTransfer(page: Page) {
  await expect(page.getByRole('img', { name: '支付宝付款码' })).toBeVisible()
  await page.getByText('线下支付', { exact: true }).click()
  await page.getByRole('button', { name: '改为线下支付' }).click()
  await expect(page.getByRole('button', { name: /复制\s*附言/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('支付宝', { exact: true }).click()
  const change = page.getByRole('button', { name: '改为支付宝' })
  await change.click()
  await expect(change).toHaveCount(0)
}

/** Pays what the cashier asks, at the simulated one; the order's number. */
async function payHere(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/pay\?no=D\d{18}/)
  await expect(page.getByRole('img', { name: '支付宝付款码' })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('模拟支付')
  await expectAccessible(page)
  const [orderNo = ''] = /D\d{18}/.exec(page.url()) ?? []
  const cashier = page.context().waitForEvent('page')
  await page.getByRole('link', { name: '在本机打开模拟收银台' }).click()
  const phone = await cashier
  await expect(phone.getByRole('button', { name: '确认支付（模拟）' })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: '确认支付（模拟）' }).click()
  await expect(phone.getByText('已支付，请回到商城页面查看结果')).toBeVisible()
  await expect(page.getByText('支付成功')).toBeVisible()
  return orderNo
}

test('a buyer orders, pays, views the order and cancels it', async ({ page }) => {
  await signInAt(page, '/search?value=深沟球轴承')
  await searchPage(page).addFirst()
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible()
  await page.goto('/cart/list')
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(page).toHaveURL('/order/confirm')
  await haveAddress(page)
  await checkoutPage(page).acceptAnyChanges()
  await page.getByRole('textbox', { name: /采购单号/ }).fill('PO-E2E')
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交订单' }).click()

  await tryTransfer(page)
  const orderNo = await payHere(page)

  await page.goto('/order/list?type=1&keyword=PO-E2E')
  await expect(page.getByRole('link', { name: '待接单' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.getByRole('link', { name: orderNo }).click()
  await expect(page).toHaveURL(`/order/${orderNo}`)
  await expect(page.getByRole('region', { name: '订单进度' })).toContainText('支付')
  await expectAccessible(page)
  await page.getByRole('button', { name: '取消订单' }).click()
  await expectAccessible(page)
  await page.getByRole('radio', { name: '内部审批未通过' }).check()
  await page.getByRole('button', { name: '确定取消' }).click()
  await expect(page.getByRole('region', { name: '订单状态' })).toContainText('已取消')
  await expect(page.getByRole('status').filter({ hasText: '订单已取消' })).toBeVisible()
  await expect(page.getByRole('region', { name: '订单进度' })).toContainText('订单已取消')
  // Its button has gone: what it stood in has the focus, for Tab to go on from.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('an order whose answer is lost is created once, and the buyer is led to it', async ({
  page,
}) => {
  await buyNow(page)

  const before = await orderCount()
  const keys: (string | undefined)[] = []
  let losses = 1
  await page.route(`**${submitOrder.path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    losses -= 1
    if (losses < 0) await route.fulfill({ response: answer })
    else await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: '提交订单' }).dblclick()
  await expect(page).toHaveURL(/\/order\/pay\?no=D\d{18}/, { timeout: KNOWN_WITHIN_MS })
  expect(new Set(keys).size).toBe(1)
  expect(await orderCount()).toBe(before + 1)
})

type Lose = (page: Page, route: Route, answer: APIResponse) => Promise<void>

/** Ways to lose an answer that are no lost connection. */
const LOSSES: [string, Lose][] = [
  [
    'comes after the buyer’s page has asked what became of it',
    async (page, route, answer) => {
      await page.waitForRequest(`**${getSubmitResult.path}`)
      await route.fulfill({ response: answer })
    },
  ],
  [
    'is cut in its body',
    async (_page, route, answer) => {
      const body = await answer.text()
      await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) })
    },
  ],
]

for (const [what, lose] of LOSSES) {
  test(`an order whose answer ${what} is created once`, async ({ page }) => {
    await buyNow(page)
    const before = await orderCount()
    let losses = 1
    await page.route(`**${submitOrder.path}`, async (route) => {
      const answer = await route.fetch()
      losses -= 1
      if (losses < 0) return route.fulfill({ response: answer })
      // Whatever becomes of it, the page may have gone on by then.
      await lose(page, route, answer).catch(() => {})
    })
    await page.getByRole('button', { name: '提交订单' }).click()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/order\/pay\?no=D\d{18}/, { timeout: KNOWN_WITHIN_MS })
    expect(await orderCount()).toBe(before + 1)
  })
}

test('an order whose answer is lost is not placed again in a second tab', async ({ page }) => {
  await signInAt(page, '/search?value=深沟球轴承')
  await searchPage(page).addFirst()
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible()
  await page.goto('/order/confirm')
  await haveAddress(page)
  await checkoutPage(page).acceptAnyChanges()
  const before = await orderCount()
  await page.route(`**${submitOrder.path}`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route(`**${getSubmitResult.path}`, (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByText('暂时无法确认订单是否已生成')).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/order/confirm')
  // Its goods have left the cart with the order.
  await expect(second.getByRole('main').getByRole('link', { name: '去购物车' })).toBeVisible()
  await expect(second.getByRole('button', { name: '提交订单' })).toHaveCount(0)
  await page.unroute(`**${getSubmitResult.path}`)
  await page.getByRole('button', { name: '再次确认' }).click()
  await expect(page).toHaveURL(/\/order\/pay\?no=D\d{18}/)
  expect(await orderCount()).toBe(before + 1)
})

test('an order is accepted, shipped, received, commented on and refunded', async ({ page }) => {
  await buyNow(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  const orderNo = await payHere(page)
  const status = page.getByRole('region', { name: '订单状态' })
  playShop('accept', orderNo)
  playShop('ship', orderNo)
  await page.goto(`/order/${orderNo}`)
  await expect(status).toContainText('待收货')
  await expect(page.getByRole('region', { name: '包裹（1）' })).toBeVisible()
  await page.getByRole('button', { name: `确认收货：${orderNo}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await expect(status).toContainText('已完成')

  await page.getByRole('link', { name: `评价：${orderNo}` }).click()
  await page.getByRole('button', { name: /^评价 / }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  for (const name of ['商品 4 星', '店铺服务 5 星', '物流 5 星']) {
    await page.getByRole('radio', { name }).check({ force: true })
  }
  await page.getByRole('textbox', { name: '评价内容' }).fill('转动顺滑，包装完好，会再来买。')
  await expectAccessible(page)
  await page.getByRole('button', { name: '发表评价' }).click()
  await expect(page.getByText(/^这个订单没有待评价的商品/)).toBeVisible()

  await page.goto(`/order/${orderNo}`)
  await page.getByRole('button', { name: /申请售后/ }).click()
  const dialog = page.getByRole('dialog', { name: '申请售后' })
  await dialog.getByRole('radio', { name: /仅退款/ }).check()
  const submit = dialog.getByRole('button', { name: '提交申请' })
  // Locked and pale while the amount is asked for anew.
  await expect(submit).not.toHaveClass(/ant-btn-loading/)
  await chooseOption(page, '申请原因', '质量问题')
  // The list of a select fades: it is no part of what is looked at.
  await expect(page.locator('.ant-select-dropdown').filter({ visible: true })).toHaveCount(0)
  await expectAccessible(page)
  await submit.click()
  await expect(dialog).toHaveCount(0)
  await expect(status).toContainText('退款中')
  const sale = page.getByText(/S\d{18}/).first()
  await expect(sale).toBeVisible()
  const [saleNo = ''] = /S\d{18}/.exec((await sale.textContent()) ?? '') ?? []
  playShop('agree', saleNo)
  // The job that gives money back looks every five seconds.
  await expect(async () => {
    await page.reload()
    await expect(status).toContainText('已退款', { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expectAccessible(page)
})

test('goods that are exchanged come in a parcel of their own, which the buyer confirms', async ({
  page,
}) => {
  await buyNow(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  const orderNo = await payHere(page)
  playShop('accept', orderNo)
  playShop('ship', orderNo)
  await page.goto(`/order/${orderNo}`)
  await page.getByRole('button', { name: `确认收货：${orderNo}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('button', { name: /申请售后/ }).click()
  const dialog = page.getByRole('dialog', { name: '申请售后' })
  await dialog.getByRole('radio', { name: /换货/ }).check()
  await chooseOption(page, '申请原因', '质量问题')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog).toHaveCount(0)
  const sale = page.getByText(/S\d{18}/).first()
  await expect(sale).toBeVisible()
  const [saleNo = ''] = /S\d{18}/.exec((await sale.textContent()) ?? '') ?? []
  playShop('agree', saleNo)

  await page.goto('/order/refunds')
  await page.getByRole('button', { name: `填写退货单号：${saleNo}` }).click()
  await page.getByRole('textbox', { name: '物流公司' }).fill('顺丰速运')
  await page.getByRole('textbox', { name: '物流单号' }).fill('SF20261123')
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  playShop('receive', saleNo)
  playShop('resend', saleNo, '京东物流', 'JD20261124')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('JD20261124')
  await page.getByRole('button', { name: `确认收到：${saleNo}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收到' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `确认收到：${saleNo}` })).toHaveCount(0)
  await expectAccessible(page)
})
