import { Form } from 'antd'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import type { CaptchaField as Captcha } from '@/hooks/account/use-captcha'
import s from './captcha-field.module.css'

const WORDS: Record<Captcha['state'], string> = {
  idle: '点击完成人机验证',
  working: '正在验证，请稍候…',
  solved: '验证通过',
  failed: '验证失败，点击重试',
  expired: '验证已过期，点击重新验证',
}

type CaptchaFieldProps = {
  captcha: Captcha
  /** Error message, '' for none. */
  fieldError?: string
}

/** Proof-of-work captcha, one press: no text to read, no slider to drag, no audio. */
export function CaptchaField({ captcha, fieldError = '' }: CaptchaFieldProps) {
  const { state, message, isOffered, earn } = captcha
  const id = useId()
  const note = fieldError || message
  const isDone = state === 'solved'
  if (!isOffered) return null
  return (
    <Form.Item
      label="人机验证"
      required
      validateStatus={note ? 'error' : ''}
      help={note ? <span id={`${id}-note`}>{note}</span> : undefined}
    >
      <button
        type="button"
        className={s.box}
        data-state={state}
        aria-label={`人机验证 ${WORDS[state]}`}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-busy={state === 'working' || undefined}
        aria-disabled={isDone || undefined}
        onClick={() => {
          if (!isDone && state !== 'working') void earn()
        }}
      >
        <span className={s.mark} aria-hidden="true">
          {isDone ? <Icon name="check" size={14} /> : null}
        </span>
        <span role="status">{WORDS[state]}</span>
      </button>
    </Form.Item>
  )
}
