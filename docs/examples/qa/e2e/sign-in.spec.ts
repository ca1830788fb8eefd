import { signInPage } from '../../../../tests/kit/pages/sign-in-page'
import { BUYER } from '../../../../tests/kit/sign-in'
import { expect, test } from './test'

test('a buyer signs in and is led back', async ({ page }) => {
  const signIn = signInPage(page)
  await signIn.open('/cart/list')
  await signIn.signIn(BUYER)
  await expect(page).toHaveURL('/cart/list')
})

test('a buyer signs in with a code', async ({ page, outbox }) => {
  const { codeButton, code, phone, submit, openBySms } = signInPage(page)
  await openBySms('/cart/list')
  await phone.fill(BUYER.phone)
  await codeButton.click()
  // The browser earns the code with a second or two of work.
  await expect(async () => code.fill(await outbox.codeFor(BUYER.phone))).toPass()
  await submit.click()
  await expect(page).toHaveURL('/cart/list')
})

test('a closed mall says so, and opens again', async ({ page, faults }) => {
  await faults.maintenance(true)
  await page.goto('/search?value=M8')
  await expect(page.getByRole('heading', { name: /维护/ })).toBeVisible()
  await faults.maintenance(false)
  await page.getByRole('button', { name: '立即检查' }).click()
  await expect(page).toHaveURL('/search?value=M8')
})
