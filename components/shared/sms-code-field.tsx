import { useEffect, useId } from 'react'
import { Button } from '@/components/ui/button'
import { isMobile } from '@/contract/phone'
import { routes } from '@/contract/routes'
import type { SmsScene } from '@/contract/sms'
import { useCaptcha } from '@/hooks/use-captcha'
import { useCountdown } from '@/hooks/use-countdown'
import { useSmsCode } from '@/hooks/use-sms-code'
import { CaptchaField } from './captcha-field'
import f from './form.module.css'
import s from './sms-code-field.module.css'

type Order = {
  scene: SmsScene
  /** Where the code goes; '' for the phone of the account (`oldPhone`). */
  phone: string
  /** Told when a code is wanted and the phone is none. */
  onBadPhone: () => void
}

/** The captcha is done by itself when a code is asked for; its box says how far it is. */
function useOrder({ scene, phone, onBadPhone }: Order) {
  const captcha = useCaptcha('sms')
  const sms = useSmsCode()
  const waitS = useCountdown(sms.until)
  const isPending = sms.isPending || captcha.state === 'working'
  const { reset } = captcha
  // A sent code has used the captcha up; the next one wants another.
  const isOver = sms.until !== null && waitS === 0
  useEffect(() => {
    if (isOver) reset()
  }, [isOver, reset])

  async function request() {
    if (isPending || waitS > 0) return
    if (scene !== 'oldPhone' && !isMobile(phone)) return onBadPhone()
    const token = captcha.token || (await captcha.solve())
    if (token && !(await sms.send({ scene, phone }, token))) reset()
  }
  return { captcha, request, isPending, waitS, failure: sms.failure, isDemo: sms.isDemo }
}

type SmsCodeFieldProps = Order & {
  code: string
  onChange: (code: string) => void
  fault?: string | undefined
  name?: string
}

function buttonText({ waitS, isPending }: { waitS: number; isPending: boolean }): string {
  if (waitS > 0) return `${waitS} 秒后重发`
  return isPending ? '正在发送…' : '获取验证码'
}

/** A captcha, and the code an SMS then brings. */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { code, onChange, fault = '', name = 'code' } = props
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
            aria-invalid={fault !== ''}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            look="outline"
            isPending={isPending}
            disabled={waitS > 0}
            onClick={() => void request()}
          >
            {buttonText({ waitS, isPending })}
          </Button>
        </div>
        <p id={`${id}-note`} className={`${f.hint} ${s.note}`}>
          <span role="status" className={fault || failure ? f.fault : undefined}>
            {fault || failure || (isSent ? '已发送，5 分钟内有效。' : '')}
          </span>
          {isDemo ? (
            <>
              {' '}
              演示商城不发送真实短信：
              {/* In a tab of its own: what is typed here stays. */}
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
