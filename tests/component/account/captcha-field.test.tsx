import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CaptchaField } from '@/components/account/shared/captcha-field'
import { type CaptchaChallenge, getCaptcha, verifyCaptcha } from '@/contract/account/captcha-calls'
import { useCaptcha } from '@/hooks/account/use-captcha'
import { easyChallenge, GUESSES } from '../../support/captcha-answers'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

let challenge: CaptchaChallenge
beforeAll(async () => {
  challenge = await easyChallenge()
})

function Form() {
  const captcha = useCaptcha('sms')
  return (
    <>
      <CaptchaField captcha={captcha} />
      <output>{captcha.token}</output>
      <button type="button" onClick={captcha.reset}>
        重来
      </button>
    </>
  )
}

const box = () => screen.getByRole('button', { name: /^人机验证/ })

describe('captcha field', () => {
  it('is solved by keyboard and announces success', async () => {
    mock(getCaptcha, challenge)
    const requested = mock(verifyCaptcha, { captchaToken: 't1' })
    const { user } = renderMall(<Form />)
    await user.tab()
    expect(box()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('验证通过')).toBeVisible()
    expect(screen.getByText('t1')).toBeVisible()
    expect(requested[0]?.body).toMatchObject({ solution: { counter: GUESSES }, purpose: 'sms' })
    await user.click(box())
    expect(requested).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '重来' }))
    expect(box()).toHaveAccessibleName('人机验证 点击完成人机验证')
    expect(screen.queryByText('t1')).not.toBeInTheDocument()
  })

  it('shows why it failed and can be retried', async () => {
    mock(getCaptcha, challenge)
    mockFailure(verifyCaptcha, { status: 400, code: 1001, msg: '验证未通过，请重新完成人机验证' })
    const { user } = renderMall(<Form />)
    await user.click(box())
    await waitFor(() => expect(box()).toHaveAccessibleName('人机验证 验证失败，点击重试'))
    await waitFor(() => expect(box()).toHaveAccessibleDescription('验证未通过，请重新完成人机验证'))
    mock(verifyCaptcha, { captchaToken: 't2' })
    await user.click(box())
    expect(await screen.findByText('t2')).toBeVisible()
  })

  it('announces an expired token', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    mock(getCaptcha, challenge)
    mock(verifyCaptcha, { captchaToken: 't3' })
    const { user } = renderMall(<Form />)
    await user.click(box())
    await screen.findByText('t3')
    vi.advanceTimersByTime(300_000)
    await waitFor(() => expect(box()).toHaveAccessibleName('人机验证 验证已过期，点击重新验证'))
    expect(screen.queryByText('t3')).not.toBeInTheDocument()
    vi.useRealTimers()
  })
})
