import { Button, Form, Input } from 'antd'
import { useEffect } from 'react'
import { fieldRules } from '@/components/ui/field-rules'
import type { SmsScene } from '@/contract/account/sms-calls'
import { smsCode } from '@/contract/account/verification-calls'
import { waitText } from '@/contract/china-clock'
import { routes } from '@/contract/routes'
import { useCaptcha } from '@/hooks/account/use-captcha'
import { useSmsCode } from '@/hooks/account/use-sms-code'
import { useCountdown } from '@/hooks/browser/use-countdown'
import { CaptchaField } from './captcha-field'
import s from './code-item.module.css'

type CodeItemProps = {
  scene: SmsScene
  /** Field of the form with the phone the code goes to; null for the phone of the account. */
  phoneField: string | string[] | null
}

/** The phone a code is asked for, '' for that of the account; null when it is wrong, and told so. */
function usePhone(phoneField: CodeItemProps['phoneField']) {
  const form = Form.useFormInstance()
  return async (): Promise<string | null> => {
    if (phoneField === null) return ''
    try {
      await form.validateFields([phoneField])
    } catch {
      form.focusField(phoneField)
      return null
    }
    return String(form.getFieldValue(phoneField))
  }
}

/** The phone the form shows now, '' for that of the account. */
function useTypedPhone(phoneField: CodeItemProps['phoneField']): string {
  const form = Form.useFormInstance()
  const typed: unknown = Form.useWatch(phoneField ?? '', form)
  return typeof typed === 'string' ? typed : ''
}

/** Solves the captcha automatically when a code is requested; its box shows the progress. */
function useCodeRequest({ scene, phoneField }: CodeItemProps) {
  const captcha = useCaptcha('sms')
  const sms = useSmsCode()
  const askedPhone = usePhone(phoneField)
  const form = Form.useFormInstance()
  // Another number has not been sent a code yet, and waits for none.
  const isOther = useTypedPhone(phoneField) !== sms.phone
  const waitS = useCountdown(isOther ? null : sms.until)
  const isPending = sms.isPending || captcha.state === 'working'
  const { reset } = captcha
  // A sent code has consumed the captcha; the next one needs another.
  const isOver = sms.until !== null && waitS === 0
  useEffect(() => {
    if (isOver) reset()
  }, [isOver, reset])

  async function request() {
    if (isPending || waitS > 0) return
    const phone = await askedPhone()
    if (phone === null) return
    const earned = await captcha.earn()
    if (!earned) return
    const { isSent, phoneError } = await sms.send({ scene, phone }, earned)
    if (!isSent) reset()
    if (phoneField !== null && phoneError) {
      form.setFields([{ name: phoneField, errors: [phoneError] }])
      form.focusField(phoneField)
    }
  }
  const failure = isOther ? '' : sms.failure
  return { captcha, request, isPending, waitS, failure, isDemo: sms.isDemo }
}

function buttonText({ waitS, isPending }: { waitS: number; isPending: boolean }): string {
  if (waitS > 0) return `${waitText(waitS)}后重发`
  return isPending ? '正在发送…' : '获取验证码'
}

/** Opens in a new tab, so that the form keeps its input. */
function OutboxLink() {
  return (
    <span className={s.outbox}>
      {' '}
      演示商城不发送真实短信：
      <a href={routes.smsOutbox()} target="_blank" rel="noopener">
        打开短信收件箱（演示）
      </a>
    </span>
  )
}

/** Captcha where the host has one, and the form's field `code` with its button. */
export function CodeItem(props: CodeItemProps) {
  const { captcha, request, isPending, waitS, failure, isDemo } = useCodeRequest(props)
  const isSent = waitS > 0 && failure === ''
  return (
    <>
      <CaptchaField captcha={captcha} />
      <Form.Item
        label="短信验证码"
        required
        extra={
          <>
            <span role="status" className={failure ? s.failure : undefined}>
              {failure || (isSent ? '已发送，5 分钟内有效。' : '')}
            </span>
            {isDemo ? <OutboxLink /> : null}
          </>
        }
      >
        <div className={s.row}>
          <Form.Item name="code" noStyle rules={fieldRules(smsCode)}>
            <Input
              aria-label="短信验证码"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
          </Form.Item>
          <Button loading={isPending} disabled={waitS > 0} onClick={() => void request()}>
            {buttonText({ waitS, isPending })}
          </Button>
        </div>
      </Form.Item>
    </>
  )
}
