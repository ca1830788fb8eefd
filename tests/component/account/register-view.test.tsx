import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ForgotView } from '@/components/account/sign-in/forgot-view'
import { LoginView } from '@/components/account/sign-in/login-view'
import { RegisterView } from '@/components/account/sign-in/register-view'
import { register, updatePassword } from '@/contract/account/account-calls'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { sendNotLoginSms, sendSms } from '@/contract/account/sms-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { savePendingGoods } from '@/services/store/save-pending-goods'
import { mockCaptcha } from '../../support/captcha-answers'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

type User = ReturnType<typeof renderMall>['user']

const tokens = {
  accessToken: 'a1',
  accessExpires: Date.now() + 600_000,
  refreshToken: 'r1',
  refreshExpires: Date.now() + 86_400_000,
}
const PASSWORD = '一个足够长的密码'
const SENT = { resendAfter: 60, isDemo: true }

function mockUser() {
  mock(getUserInfo, { id: 'u1', username: '买家一号' })
  mock(getCartListCount, 1)
}

async function fillRegister(user: User, password = PASSWORD) {
  await user.type(screen.getByLabelText('用户名'), '买家一号')
  await user.type(screen.getByLabelText('手机号'), '138 0013 8000')
  await user.type(screen.getByLabelText('短信验证码'), '012345')
  await user.type(screen.getByLabelText('密码'), password)
  await user.type(screen.getByLabelText('确认密码'), password)
  await user.click(screen.getByRole('checkbox'))
}
const submit = (user: User, name = '注册') => user.click(screen.getByRole('button', { name }))

describe('register form', () => {
  it('shows missing fields, focuses the first and sends nothing', async () => {
    const { user } = renderMall(<RegisterView redirect="/" />)
    await submit(user)
    for (const label of ['用户名', '手机号', '短信验证码', '密码']) {
      expect(screen.getByLabelText(label)).toBeInvalid()
    }
    expect(screen.getByRole('checkbox')).toBeInvalid()
    expect(screen.getByLabelText('公司名称（选填）')).toBeValid()
    expect(screen.getByLabelText('用户名')).toHaveFocus()
  })

  it('signs in, puts the visitor’s pending goods into the cart and redirects back', async () => {
    savePendingGoods([{ skuId: 7, qty: 100, title: '螺栓' }])
    const requested = mock(register, tokens)
    const saved = mock(saveCartProduct, { count: 1, adjusted: [] })
    mockUser()
    const { user, router } = renderMall(<RegisterView redirect="/product/5?sku=7" />)
    await fillRegister(user)
    await submit(user)
    await waitFor(() => expect(router.asPath).toBe('/product/5?sku=7'))
    expect(requested[0]?.body).toEqual({
      username: '买家一号',
      phone: '138 0013 8000',
      code: '012345',
      password: PASSWORD,
      companyName: '',
      agreed: true,
    })
    expect(requested[0]?.headers.has('Authorization')).toBe(false)
    expect(saved[0]?.headers.get('Authorization')).toBe('Bearer a1')
  })

  it('shows a refusal at its field until that changes, and keeps the input', async () => {
    mockFailureOf('username', '这个用户名已被使用，请换一个')
    const { user } = renderMall(<RegisterView redirect="/" />)
    await fillRegister(user)
    await submit(user)
    const name = screen.getByLabelText('用户名')
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^这个用户名已被使用，请换一个/))
    expect(name).toHaveFocus()
    expect(screen.getByLabelText('密码')).toHaveValue(PASSWORD)
    await user.type(name, '二')
    expect(name).toBeValid()
  })

  it('takes back what it says of a field that one event puts right', async () => {
    const { user } = renderMall(<RegisterView redirect="/" />)
    await submit(user, '获取验证码')
    await waitFor(() => expect(screen.getByLabelText('手机号')).toBeInvalid())
    await user.click(screen.getByLabelText('手机号'))
    await user.paste('13800138000')
    await waitFor(() => expect(screen.getByLabelText('手机号')).toBeValid())
    await submit(user)
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeInvalid())
    await user.click(screen.getByRole('checkbox'))
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeValid())
    await user.click(screen.getByLabelText('用户名'))
    await user.paste('买家一号')
    await waitFor(() => expect(screen.getByLabelText('用户名')).toBeValid())
  })

  it('requires the same password twice', async () => {
    const { user } = renderMall(<RegisterView redirect="/" />)
    await fillRegister(user)
    await user.type(screen.getByLabelText('确认密码'), '?')
    await submit(user)
    expect(await screen.findByText('两次输入的密码不一致')).toBeVisible()
    expect(screen.getByLabelText('确认密码')).toHaveFocus()
  })

  it('requires a valid phone before requesting a code', async () => {
    const requested = mock(sendNotLoginSms, SENT)
    await mockCaptcha()
    const { user } = renderMall(<RegisterView redirect="/" />)
    await user.type(screen.getByLabelText('手机号'), '1380013')
    await submit(user, '获取验证码')
    expect(screen.getByLabelText('手机号')).toHaveFocus()
    expect(screen.getByLabelText('手机号')).toBeInvalid()
    expect(requested).toEqual([])
    await user.type(screen.getByLabelText('手机号'), '8000')
    await submit(user, '获取验证码')
    await waitFor(() => expect(requested).toHaveLength(1))
  })
})

/** A refusal that names its field. */
function mockFailureOf(field: string, msg: string) {
  mockFailure(register, { status: 400, code: ENVELOPE_CODE.badInput, msg, data: { field } })
}

describe('login by SMS code', () => {
  it('sends phone and code, and redirects back', async () => {
    await mockCaptcha()
    mock(sendSms, SENT)
    const requested = mock(getOauthToken, tokens)
    mockUser()
    const { user, router } = renderMall(<LoginView redirect="/cart/list" isBySms />)
    await screen.findByLabelText('手机号')
    await submit(user, '登录')
    expect(screen.getByLabelText('手机号')).toHaveFocus()
    await user.type(screen.getByLabelText('手机号'), '13800138000')
    await submit(user, '获取验证码')
    await screen.findByRole('button', { name: /秒后重发/ })
    await user.type(screen.getByLabelText('短信验证码'), '001234')
    await submit(user, '登录')
    await waitFor(() => expect(router.asPath).toBe('/cart/list'))
    expect(requested[0]?.body).toEqual({ grant_type: 'sms', phone: '13800138000', code: '001234' })
  })
})

describe('login after failed sign-ins', () => {
  it('shows the captcha and sends its token with the next try', async () => {
    await mockCaptcha('c9')
    const data = { wantsCaptcha: true }
    const { badCredentials: code } = ENVELOPE_CODE
    mockFailure(getOauthToken, { status: 400, code, msg: '用户名或密码错误', data })
    const { user, router } = renderMall(<LoginView redirect="/help" />)
    expect(screen.queryByRole('button', { name: /^人机验证/ })).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('用户名 / 手机号'), 'demo')
    await user.type(screen.getByLabelText('密码'), 'Demo#2026')
    await submit(user, '登录')
    expect(await screen.findByRole('button', { name: /^人机验证/ })).toBeVisible()
    const requested = mock(getOauthToken, tokens)
    mockUser()
    await submit(user, '登录')
    await waitFor(() => expect(router.asPath).toBe('/help'))
    expect(requested[0]?.body).toMatchObject({ captchaToken: 'c9', password: 'Demo#2026' })
  })
})

describe('login when every sign-in from the address requires a captcha', () => {
  it('solves the captcha at once and sends the form again', async () => {
    await mockCaptcha('c7')
    const { captchaWanted: code } = ENVELOPE_CODE
    const requested = mockFailure(getOauthToken, {
      status: 400,
      code,
      msg: '请完成人机验证后再登录',
    })
    const { user } = renderMall(<LoginView redirect="/" />)
    await user.type(screen.getByLabelText('用户名 / 手机号'), 'demo')
    await user.type(screen.getByLabelText('密码'), 'Demo#2026')
    await submit(user, '登录')
    await waitFor(() => expect(requested).toHaveLength(2))
    expect(requested[0]?.body).not.toHaveProperty('captchaToken')
    expect(requested[1]?.body).toMatchObject({ captchaToken: 'c7' })
    expect(
      await screen.findByText('请完成人机验证后再登录', { selector: '[role=alert] *' }),
    ).toBeVisible()
  })
})

describe('forgotten-password form', () => {
  it('sets a new password and links to the sign-in', async () => {
    const requested = mock(updatePassword, null)
    const { user } = renderMall(<ForgotView redirect="/cart/list" />)
    await user.type(screen.getByLabelText('注册时的手机号'), '13800138000')
    await user.type(screen.getByLabelText('短信验证码'), '012345')
    await user.type(screen.getByLabelText('新密码'), PASSWORD)
    await user.type(screen.getByLabelText('确认密码'), PASSWORD)
    await submit(user, '重设密码')
    expect(await screen.findByRole('heading', { name: '密码已重设' })).toBeVisible()
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcart%2Flist',
    )
    expect(requested[0]?.body).toEqual({ phone: '13800138000', code: '012345', password: PASSWORD })
  })
})
