import { screen, waitFor } from '@testing-library/react'
import { Form as AntdForm } from 'antd'
import { afterEach, describe, expect, it } from 'vitest'
import { PhoneCodeItems } from '@/components/account/shared/phone-code-items'
import { getCaptcha } from '@/contract/account/captcha-calls'
import {
  getUserVerifyCode,
  type SmsScene,
  sendNotLoginSms,
  sendSms,
} from '@/contract/account/sms-calls'
import type { Endpoint } from '@/contract/endpoint'
import { mockCaptcha } from '../../support/captcha-answers'
import { mock, mockFailure, mockUnchecked } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

type FormProps = { scene?: SmsScene; phone?: string }

function Form({ scene = 'login', phone = '138 0013 8000' }: FormProps) {
  return (
    <AntdForm initialValues={{ phone }}>
      <PhoneCodeItems label="手机号" scene={scene} />
    </AntdForm>
  )
}

const press = () => screen.getByRole('button', { name: /验证码|重发|发送/ })

describe('SMS code field', () => {
  it('solves the captcha by itself, counts down and links to the demo outbox', async () => {
    await mockCaptcha('c1')
    const requested = mock(sendSms, { resendAfter: 60, isDemo: true })
    const { user } = renderMall(<Form />, { username: 'demo' })
    await user.click(press())
    await waitFor(() => expect(press()).toHaveTextContent(/^(60|59) 秒后重发$/))
    expect(press()).toBeDisabled()
    expect(requested[0]?.body).toEqual({
      phone: '138 0013 8000',
      scene: 'login',
      captchaToken: 'c1',
    })
    // SPEC section 7: sent without authorization, whoever is signed in.
    expect(requested[0]?.headers.has('Authorization')).toBe(false)
    const outbox = screen.getByRole('link', { name: '打开短信收件箱（演示）' })
    expect(outbox).toHaveAttribute('href', '/sms-outbox')
    expect(outbox).toHaveAttribute('target', '_blank')
  })

  it('requests a register code from the mall’s own origin without Authorization', async () => {
    await mockCaptcha()
    const requested = mock(sendNotLoginSms, { resendAfter: 60, isDemo: false })
    const { user } = renderMall(<Form scene="register" />, { username: 'demo' })
    await user.click(press())
    expect(await screen.findByText('已发送，5 分钟内有效。')).toBeVisible()
    expect(requested[0]?.headers.has('Authorization')).toBe(false)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('sends nothing without a valid phone', async () => {
    const requested = mock(sendSms, { resendAfter: 60, isDemo: true })
    const { user } = renderMall(<Form phone="1380013" />)
    await user.click(press())
    expect(await screen.findByText('请填写 11 位手机号')).toBeInTheDocument()
    expect(screen.getByLabelText('手机号')).toHaveFocus()
    expect(requested).toEqual([])
  })

  it('shows why none was sent, counts down, and asks for a new captcha', async () => {
    await mockCaptcha()
    const headers = { 'Retry-After': '30' }
    mockFailure(sendSms, { status: 429, code: 1029, msg: '短信发送太频繁，请稍后再试', headers })
    const { user } = renderMall(<Form />)
    await user.click(press())
    expect(
      await screen.findByText('短信发送太频繁，请稍后再试', { selector: '[role=status]' }),
    ).toBeVisible()
    expect(press()).toHaveTextContent(/^(30|29) 秒后重发$/)
    expect(screen.getByRole('button', { name: /^人机验证/ })).toHaveTextContent('点击完成人机验证')
  })
})

describe('SMS code field on a host without captchas', () => {
  afterEach(() => sessionStorage.clear())

  it.each<[SmsScene, Endpoint]>([
    ['login', sendSms],
    ['merchant', sendSms],
    ['register', sendNotLoginSms],
    ['reset', sendNotLoginSms],
    ['oldPhone', getUserVerifyCode],
    ['newPhone', getUserVerifyCode],
  ])('requests a code to %s without a captcha', async (scene, endpoint) => {
    const challenges = mockFailure(getCaptcha, { status: 404, code: 404, msg: 'RAW' })
    const requested = mockUnchecked(endpoint, { resendAfter: 60, isDemo: false })
    const { user } = renderMall(<Form scene={scene} />, { username: 'demo', missing: [] })
    await user.click(press())
    expect(await screen.findByText('已发送，5 分钟内有效。')).toBeVisible()
    expect(requested).toHaveLength(1)
    expect(requested[0]?.body).not.toHaveProperty('captchaToken')
    expect(screen.queryByText('人机验证')).not.toBeInTheDocument()
    expect(screen.queryByText(/API Not Found|RAW/)).not.toBeInTheDocument()
    expect(challenges).toHaveLength(1)
  })

  it('shows no captcha once getCaptcha is known missing', () => {
    renderMall(<Form />, { missing: [getCaptcha.name] })
    expect(screen.queryByText('人机验证')).not.toBeInTheDocument()
  })
})
