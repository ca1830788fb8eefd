import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { signInPage } from '../../kit/pages/sign-in-page'
import { dismissPrompt, expect, expectAccessible, fillSignIn, test } from '../../support/e2e'
import { FORGETFUL } from '../../support/extra-accounts'

const [, BUYER] = DEMO_ACCOUNTS

// Console output of the refusals these tests provoke.
test.use({ allowed: /status of (400|401|429)/ })
// One address may make few accounts and order few codes.
test.describe.configure({ mode: 'serial' })

const digits = () => String(Date.now()).slice(-8)
const codeButton = (page: Page) => page.getByRole('button', { name: /验证码$|秒后重发/ })

/** Orders a code and reads it where a demo shows it. */
async function orderCode(page: Page, phone: string, purpose: string): Promise<string> {
  await codeButton(page).click()
  const link = page.getByRole('link', { name: '打开短信收件箱（演示）' })
  await expect(link).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('button', { name: /^人机验证/ })).toHaveText('验证通过')
  const opened = page.context().waitForEvent('page')
  await link.click()
  const outbox = await opened
  await expectAccessible(outbox)
  const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`
  const message = outbox
    .getByRole('listitem')
    .filter({ hasText: masked })
    .filter({ hasText: `${purpose}验证码` })
    .first()
  await expect(message).toBeVisible()
  const [code = ''] = /\d{6}(?=，)/.exec((await message.textContent()) ?? '') ?? []
  await outbox.close()
  return code
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
}

const account = {
  username: `买家${digits()}`,
  phone: `139${digits()}`,
  password: '一个足够长的密码',
}
const RESET = '忘了以后的新密码'
const CHANGED = '再换一次的新密码'

test('registering adds the visitor’s pending goods to the cart and redirects back', async ({
  page,
}) => {
  await page.goto('/search?value=M8')
  await dismissPrompt(page)
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '免费注册' }).click()
  await expect(page.getByRole('heading', { name: '注册账号' })).toBeVisible()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByLabel('用户名')).toBeFocused()
  await expect(page.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('用户名').fill(account.username)
  await page.getByLabel('手机号').fill(`+86 ${account.phone}`)
  await page.getByLabel('短信验证码').fill(await orderCode(page, account.phone, '注册'))
  await page.getByLabel('密码', { exact: true }).fill('password1')
  await page.getByLabel('确认密码', { exact: true }).fill('password1')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('这个密码太常见').first()).toBeVisible()
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  await page.getByLabel('确认密码', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?value=M8/)
  await expect(page.getByText(account.username).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '购物车 1' }).first()).toBeVisible()
  await signOut(page)
})

test('what was typed before the scripts of the page came is sent', async ({ page }) => {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await sent
    await route.continue()
  })
  const form = signInPage(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await form.name.fill(BUYER.username)
  await form.password.fill(BUYER.password)
  send()
  await form.submit.click()
  await expect(page).toHaveURL('/')
})

test('sign-in by SMS code redirects back', async ({ page }) => {
  await page.goto('/login?redirect=%2Fcart%2Flist')
  await page.getByRole('link', { name: '短信登录' }).click()
  await expect(page).toHaveURL(/method=sms/)
  await page.getByLabel('手机号').fill(BUYER.phone)
  await page.getByLabel('短信验证码').fill(await orderCode(page, BUYER.phone, '登录'))
  await expectAccessible(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/cart/list')
})

test('a forgotten password is reset by SMS code', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible()
  await dismissPrompt(page)
  await page.getByLabel('注册时的手机号').fill(FORGETFUL.phone)
  await page.getByLabel('短信验证码').fill(await orderCode(page, FORGETFUL.phone, '找回密码'))
  await page.getByLabel('新密码', { exact: true }).fill(RESET)
  await page.getByLabel('确认密码', { exact: true }).fill(RESET)
  await expectAccessible(page)
  await page.getByRole('button', { name: '重设密码' }).click()
  await expect(page.getByRole('heading', { name: '密码已重设' })).toBeVisible()
  await page.getByRole('link', { name: '去登录' }).click()
  await fillSignIn(page, { ...FORGETFUL, password: RESET })
  await expect(page.getByText(FORGETFUL.username).first()).toBeVisible()
})

test('a changed password ends the session of another browser', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage()
  for (const one of [elsewhere, page]) {
    await one.goto('/login?redirect=%2Fuser-info%3Fsection%3Dsecurity')
    await fillSignIn(one, { ...FORGETFUL, password: RESET })
    await expect(one.getByRole('heading', { name: '账户安全' })).toBeVisible()
  }
  await dismissPrompt(page)
  await expect(page.getByText('安全等级')).toBeVisible()
  await page.getByRole('button', { name: '修改登录密码' }).click()
  await page.getByLabel('原密码', { exact: true }).fill(RESET)
  await page.getByLabel('新密码', { exact: true }).fill(CHANGED)
  await page.getByLabel('确认密码', { exact: true }).fill(CHANGED)
  await expectAccessible(page)
  await page.getByRole('button', { name: '修改密码', exact: true }).click()
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible()
  await page.goto('/user-info?section=sessions')
  await expect(page.getByText('只有本机登录')).toBeVisible()
  await expectAccessible(page)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login\?redirect=/)
  await elsewhere.context().close()
})
