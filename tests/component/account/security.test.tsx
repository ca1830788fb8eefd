import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UserInfoView } from '@/components/account/user-info-view'
import { modifyPassword, modifyPhone, verifyOldPhone } from '@/contract/account/account-calls'
import {
  type DeviceSession,
  endOtherSessions,
  endSession,
  getAccountSecurity,
  getSessionList,
} from '@/contract/account/security-calls'
import { getUserVerifyCode } from '@/contract/account/sms-calls'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { mockCaptcha } from '../../support/captcha-answers'
import { SECURITY, SESSIONS } from '../../support/good-account'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const show = (section: string) =>
  renderMall(<UserInfoView state={userInfoAddress.read({ section })} />, { username: 'demo' })

describe('account security', () => {
  it('lists its level and each point', async () => {
    mock(getAccountSecurity, SECURITY)
    show('security')
    expect(await screen.findByText('安全等级')).toHaveTextContent('安全等级 中')
    expect(screen.getByText('登录密码已超过 180 天，建议修改')).toBeVisible()
    expect(screen.getByText('已绑定手机号')).toBeVisible()
    expect(screen.getByText(/138\*{4}8000/)).toBeVisible()
  })

  it('shows an error and retries', async () => {
    mockFailure(getAccountSecurity, { status: 400, code: 1001, msg: '暂时不能查询' })
    const { user } = show('security')
    expect(await screen.findByText('暂时不能查询', { selector: 'p' })).toBeVisible()
    mock(getAccountSecurity, SECURITY)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText('安全等级')).toBeVisible()
  })

  it('changes the password, showing a wrong old one', async () => {
    mock(getAccountSecurity, SECURITY)
    mockFailure(modifyPassword, {
      status: 400,
      code: ENVELOPE_CODE.badInput,
      msg: '原密码不正确',
      data: { field: 'oldPassword' },
    })
    const { user } = show('security')
    await user.click(await screen.findByRole('button', { name: '修改登录密码' }))
    const dialog = within(await screen.findByRole('dialog', { name: '修改登录密码' }))
    await user.type(dialog.getByLabelText('原密码'), 'Demo#2025')
    await user.type(dialog.getByLabelText('新密码'), '一个足够长的密码')
    await user.type(dialog.getByLabelText('确认密码'), '一个足够长的密码')
    await user.click(dialog.getByRole('button', { name: '修改密码' }))
    const old = dialog.getByLabelText('原密码')
    await waitFor(() => expect(old).toHaveAccessibleDescription('原密码不正确'))
    expect(old).toHaveFocus()
    const requested = mock(modifyPassword, null)
    await user.clear(old)
    await user.type(old, 'Demo#2026')
    await user.click(dialog.getByRole('button', { name: '修改密码' }))
    expect(await screen.findByText('密码已修改，其他设备已退出登录')).toBeVisible()
    expect(requested[0]?.body).toEqual({ oldPassword: 'Demo#2026', password: '一个足够长的密码' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('tells of the changed password also when the level cannot be asked for again', async () => {
    mock(getAccountSecurity, SECURITY)
    const { user } = show('security')
    await user.click(await screen.findByRole('button', { name: '修改登录密码' }))
    const dialog = within(await screen.findByRole('dialog', { name: '修改登录密码' }))
    await user.type(dialog.getByLabelText('原密码'), 'Demo#2026')
    await user.type(dialog.getByLabelText('新密码'), '一个足够长的密码')
    await user.type(dialog.getByLabelText('确认密码'), '一个足够长的密码')
    mock(modifyPassword, null)
    mockFailure(getAccountSecurity, { status: 400, code: 1001, msg: '暂时不能查询' })
    await user.click(dialog.getByRole('button', { name: '修改密码' }))
    expect(await screen.findByText('暂时不能查询', { selector: 'p' })).toBeVisible()
    expect(screen.getByText('密码已修改，其他设备已退出登录')).toBeVisible()
  })

  it('claims nothing of the phone where the host says none', async () => {
    mockFailure(getAccountSecurity, { status: 404, msg: '' })
    const at = <UserInfoView state={userInfoAddress.read({ section: 'security' })} />
    const { user } = renderMall(at, { username: 'demo', missing: [] })
    expect(await screen.findByText('用于登录、找回密码和接收验证码')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '更换绑定手机' }))
    expect(await screen.findByText('验证码将发送到您绑定的手机。')).toBeVisible()
  })

  it('changes the phone in two steps and requires a new sign-in', async () => {
    mock(getAccountSecurity, SECURITY)
    await mockCaptcha()
    const ordered = mock(getUserVerifyCode, { resendAfter: 60, isDemo: true })
    mock(verifyOldPhone, { ticket: 't1' })
    const requested = mock(modifyPhone, null)
    const { user } = show('security')
    await user.click(await screen.findByRole('button', { name: '更换绑定手机' }))
    const first = within(await screen.findByRole('dialog', { name: /验证原手机号/ }))
    await user.click(first.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(ordered).toHaveLength(1))
    expect(ordered[0]?.body).toEqual({ scene: 'oldPhone', captchaToken: 'captcha-1' })
    await user.type(first.getByLabelText('短信验证码'), '000001')
    await user.click(first.getByRole('button', { name: '下一步' }))
    const second = within(await screen.findByRole('dialog', { name: /验证新手机号/ }))
    await user.type(second.getByLabelText('新手机号'), '13900139000')
    await user.type(second.getByLabelText('短信验证码'), '000002')
    await user.click(second.getByRole('button', { name: '更换手机号' }))
    expect(await screen.findByRole('dialog', { name: '手机号已更换' })).toBeVisible()
    expect(requested[0]?.body).toEqual({ ticket: 't1', phone: '13900139000', code: '000002' })
    expect(screen.getByRole('button', { name: '重新登录' })).toBeVisible()
  })
})

describe('the number of a phone change', () => {
  it('is refused at its field when it is the old one, and another is sent a code at once', async () => {
    mock(getAccountSecurity, SECURITY)
    await mockCaptcha()
    mock(getUserVerifyCode, { resendAfter: 60, isDemo: false })
    mock(verifyOldPhone, { ticket: 't1' })
    const { user } = show('security')
    await user.click(await screen.findByRole('button', { name: '更换绑定手机' }))
    const first = within(await screen.findByRole('dialog', { name: /验证原手机号/ }))
    await user.type(first.getByLabelText('短信验证码'), '000001')
    await user.click(first.getByRole('button', { name: '下一步' }))
    const second = within(await screen.findByRole('dialog', { name: /验证新手机号/ }))
    const phone = second.getByLabelText('新手机号')
    await user.type(phone, '13800138000')
    const message = '这是当前绑定的手机号，请填写新的手机号'
    const data = { field: 'phone' }
    mockFailure(getUserVerifyCode, {
      status: 400,
      code: ENVELOPE_CODE.badInput,
      msg: message,
      data,
    })
    await user.click(second.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(phone).toHaveAccessibleDescription(message))
    expect(phone).toHaveFocus()
    const ordered = mock(getUserVerifyCode, { resendAfter: 60, isDemo: false })
    await user.clear(phone)
    await user.type(phone, '13900139000')
    await user.click(second.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(ordered).toHaveLength(1))
    expect(ordered[0]?.body).toMatchObject({ scene: 'newPhone', phone: '13900139000' })
    expect(await second.findByRole('button', { name: /秒后重发/ })).toBeDisabled()
    await user.type(phone, '{Backspace}1')
    expect(await second.findByRole('button', { name: '获取验证码' })).toBeEnabled()
  })
})

describe('signed-in devices', () => {
  const [own, phone] = SESSIONS

  it('are signed out one by one', async () => {
    mock(getSessionList, SESSIONS)
    const requested = mock(endSession, null)
    const { user } = show('sessions')
    expect(await screen.findByText('本机')).toBeVisible()
    expect(screen.queryByRole('button', { name: `退出设备：${own?.device}` })).toBeNull()
    const left: DeviceSession[] = own ? [own] : []
    const press = screen.getByRole('button', { name: `退出设备：${phone?.device}` })
    mock(getSessionList, left)
    await user.click(press)
    expect(await screen.findByText(`已退出 ${phone?.device}`)).toBeVisible()
    expect(requested[0]?.body).toEqual({ id: phone?.id })
    await waitFor(() => expect(press).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: '退出其他所有设备' })).toBeDisabled()
  })

  it('are signed out all at once, showing a refusal', async () => {
    mock(getSessionList, SESSIONS)
    mockFailure(endOtherSessions, { status: 429, code: 1029, msg: '操作太频繁，请稍后再试' })
    const { user } = show('sessions')
    const press = await screen.findByRole('button', { name: '退出其他所有设备' })
    await user.click(press)
    expect(
      await screen.findByText('操作太频繁，请稍后再试', { selector: 'main span, span' }),
    ).toBeVisible()
    mock(endOtherSessions, { count: 1 })
    // Its name is its own again once it can be pressed.
    await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }))
    expect(await screen.findByText('已退出其他 1 台设备')).toBeVisible()
  })
})
