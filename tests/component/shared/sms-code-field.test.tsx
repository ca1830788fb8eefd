import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SmsCodeField } from '@/components/shared/sms-code-field'
import { type SmsScene, sendNotLoginSms, sendSms } from '@/contract/sms'
import { mockCaptcha } from '../../support/captcha-answers'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

type FormProps = { scene?: SmsScene; phone?: string; onBadPhone?: () => void }

function Form({ scene = 'login', phone = '138 0013 8000', onBadPhone = () => {} }: FormProps) {
  const [code, setCode] = useState('')
  return (
    <SmsCodeField
      scene={scene}
      phone={phone}
      code={code}
      onChange={setCode}
      onBadPhone={onBadPhone}
    />
  )
}

const press = () => screen.getByRole('button', { name: /验证码|重发|发送/ })

describe('the SMS code field', () => {
  it('does the captcha by itself, counts down and leads to the outbox of a demo', async () => {
    await mockCaptcha('c1')
    const asked = mock(sendSms, { resendAfter: 60, isDemo: true })
    const { user } = renderMall(<Form />, { username: 'demo' })
    await user.click(press())
    await waitFor(() => expect(press()).toHaveTextContent(/^(60|59) 秒后重发$/))
    expect(press()).toBeDisabled()
    expect(asked[0]?.body).toEqual({ phone: '138 0013 8000', scene: 'login', captchaToken: 'c1' })
    // SPEC section 7: sent without authorization, whoever is signed in.
    expect(asked[0]?.headers.has('Authorization')).toBe(false)
    const outbox = screen.getByRole('link', { name: '打开短信收件箱（演示）' })
    expect(outbox).toHaveAttribute('href', '/sms-outbox')
    expect(outbox).toHaveAttribute('target', '_blank')
  })

  it('asks the mall’s own origin for a code to register with, as nobody', async () => {
    await mockCaptcha()
    const asked = mock(sendNotLoginSms, { resendAfter: 60, isDemo: false })
    const { user } = renderMall(<Form scene="register" />, { username: 'demo' })
    await user.click(press())
    expect(await screen.findByText('已发送，5 分钟内有效。')).toBeVisible()
    expect(asked[0]?.headers.has('Authorization')).toBe(false)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('asks nothing without a phone', async () => {
    const onBadPhone = vi.fn()
    const { user } = renderMall(<Form phone="1380013" onBadPhone={onBadPhone} />)
    await user.click(press())
    expect(onBadPhone).toHaveBeenCalledOnce()
  })

  it('says why none was sent, and that another captcha is wanted', async () => {
    await mockCaptcha()
    const headers = { 'Retry-After': '30' }
    mockFailure(sendSms, { status: 429, code: 1029, msg: '短信发送太频繁，请稍后再试', headers })
    const { user } = renderMall(<Form />)
    await user.click(press())
    expect(
      await screen.findByText('短信发送太频繁，请稍后再试', { selector: 'p span' }),
    ).toBeVisible()
    expect(press()).toHaveTextContent(/^(30|29) 秒后重发$/)
    expect(screen.getByRole('button', { name: /^人机验证/ })).toHaveTextContent('点击完成人机验证')
  })
})
