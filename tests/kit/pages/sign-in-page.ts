import type { Page } from '@playwright/test'
import { routes } from '@/contract/routes'
import { type Account, DEMO } from '../sign-in'

/** The sign-in page, by password or by a code. */
export function signInPage(page: Page) {
  const name = page.getByLabel('用户名 / 手机号')
  const password = page.getByLabel('密码', { exact: true })
  const submit = page.getByRole('button', { name: '登录', exact: true })
  return {
    name,
    password,
    submit,
    phone: page.getByLabel('手机号', { exact: true }),
    /** Orders a code, after some work that proves the browser is one. */
    codeButton: page.getByRole('button', { name: /验证码$|秒后重发/ }),
    code: page.getByLabel('短信验证码'),
    /** Opens it; signing in leads to `redirect`. */
    open: (redirect = routes.home()) => page.goto(routes.login(redirect)),
    openBySms: (redirect = routes.home()) => page.goto(routes.loginBySms(redirect)),
    /** Fills in name and password, and sends them. */
    async signIn(account: Account = DEMO) {
      await name.fill(account.username)
      await password.fill(account.password)
      await submit.click()
    },
  }
}
