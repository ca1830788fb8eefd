import { getCartList } from '../../../../contract/cart/cart-calls'
import { cartLine, cartPage } from '../../../../tests/kit/pages/cart-page'
import { checkoutPage } from '../../../../tests/kit/pages/checkout-page'
import { searchPage } from '../../../../tests/kit/pages/search-page'
import { expect, test } from './test'

test('goods go from the search through the cart to the checkout', async ({ page, signIn }) => {
  await signIn()
  const search = searchPage(page)
  await search.open('深沟球轴承')
  await expect(search.results.first()).toBeVisible()
  await search.addFirst()
  await expect(search.added).toBeVisible()

  const cart = cartPage(page)
  await cart.open()
  await expect(cart.lines).toHaveCount(1)
  const line = cartLine(cart.lines.first())
  const before = await line.quantity.inputValue()
  await line.more.click()
  await expect(line.quantity).not.toHaveValue(before)
  await cart.checkOut.click()
  await expect(checkoutPage(page).submit).toBeVisible()
})

test('a cart that cannot be read offers another attempt', async ({
  page,
  signIn,
  faults,
  scenario,
}) => {
  await scenario('cart')
  await signIn()
  await faults.arm(getCartList.path, 'status=500')
  const cart = cartPage(page)
  await cart.open()
  await expect(cart.retry).toBeVisible()
  await faults.disarm()
  await cart.retry.click()
  await expect(cart.lines.first()).toBeVisible()
})
