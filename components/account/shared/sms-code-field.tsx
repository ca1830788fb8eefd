import { useEffect, useId } from 'react'
import { Button } from '@/components/ui/button'
import f from '@/components/ui/form.module.css'
import { isMobile } from '@/contract/account/phone-rules'
import type { SmsScene } from '@/contract/account/sms-calls'
import { routes } from '@/contract/routes'
import { useCaptcha } from '@/hooks/account/use-captcha'
import { useSmsCode } from '@/hooks/account/use-sms-code'
import { useCountdown } from '@/hooks/browser/use-countdown'
import { CaptchaField } from './captcha-field'
import s from './sms-code-field.module.css'

type Order = {
  scene: SmsScene
  /** Phone the code is sent to; '' for the phone of the account (`oldPhone`). */
  phone: string
  /** Called when a code is requested and the phone is invalid. */
  onBadPhone: () => void
}

/** Solves the captcha automatically when a code is requested; its box shows the progress. */
function useOrder({ scene, phone, onBadPhone }: Order) {
  const captcha = useCaptcha('sms')
  const sms = useSmsCode()
  const waitS = useCountdown(sms.until)
  const isPending = sms.isPending || captcha.state === 'working'
  const { reset } = captcha
  // A sent code has consumed the captcha; the next one needs another.
  const isOver = sms.until !== null && waitS === 0
  useEffect(() => {
    if (isOver) reset()
  }, [isOver, reset])

  async function request() {
    if (isPending || waitS > 0) return
    if (scene !== 'oldPhone' && !isMobile(phone)) return onBadPhone()
    const earned = await captcha.earn()
    if (earned && !(await sms.send({ scene, phone }, earned)).isSent) reset()
  }
  return { captcha, request, isPending, waitS, failure: sms.failure, isDemo: sms.isDemo }
}

type SmsCodeFieldProps = Order & {
  code: string
  onChange: (code: string) => void
  fieldError?: string | undefined
  name?: string
}

function buttonText({ waitS, isPending }: { waitS: number; isPending: boolean }): string {
  if (waitS > 0) return `${waitS} 秒后重发`
  return isPending ? '正在发送…' : '获取验证码'
}

/** Captcha where the host has one, and the field of the SMS code. */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { code, onChange, fieldError = '', name = 'code' } = props
  const { captcha, request, isPending, waitS, failure, isDemo } = useOrder(props)
  const id = useId()
  const isSent = waitS > 0 && failure === ''
  return (
    <>
      <CaptchaField captcha={captcha} />
      <div className={f.field}>
        <label className={`${f.label} ${f.must}`} htmlFor={id}>
          短信验证码
        </label>
        <div className={s.row}>
          <input
            id={id}
            name={name}
            className={`${f.input} ${s.input}`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            aria-required
            aria-invalid={fieldError !== ''}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            variant="outline"
            isPending={isPending}
            disabled={waitS > 0}
            onClick={() => void request()}
          >
            {buttonText({ waitS, isPending })}
          </Button>
        </div>
        <p id={`${id}-note`} className={`${f.hint} ${s.note}`}>
          <span role="status" className={fieldError || failure ? f.fieldError : undefined}>
            {fieldError || failure || (isSent ? '已发送，5 分钟内有效。' : '')}
          </span>
          {isDemo ? (
            <>
              {' '}
              演示商城不发送真实短信：
              {/* Opens in a new tab, so that the form keeps its input. */}
              <a href={routes.smsOutbox()} target="_blank" rel="noopener" className={s.outbox}>
                打开短信收件箱（演示）
              </a>
            </>
          ) : null}
        </p>
      </div>
    </>
  )
}
