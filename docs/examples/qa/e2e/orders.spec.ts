import { orderPage, ordersPage } from '../../../../tests/kit/pages/orders-page'
import { expect, test } from './test'

const DAY_MS = 24 * 3600_000

test('an order that nobody pays is cancelled after a day', async ({
  page,
  signIn,
  scenario,
  clock,
}) => {
  const { orders } = await scenario('orders')
  const unpaid = orders?.unpaid ?? ''
  await signIn()
  await ordersPage(page).open()
  await expect(ordersPage(page).pay(unpaid)).toBeVisible()

  await clock.shift(DAY_MS + 60_000)
  const { open, status } = orderPage(page)
  // The token has expired as well, and what is due moves within five seconds.
  await signIn()
  await expect(async () => {
    await open(unpaid)
    await expect(status).toContainText('已取消', { timeout: 2000 })
  }).toPass()
})
