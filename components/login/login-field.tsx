import type { ComponentProps } from 'react'
import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import s from './login-view.module.css'

type LoginFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  fault: string
}

/** A labelled input with its fault below; a password can be shown. */
export function LoginField({ label, fault, type = 'text', ...rest }: LoginFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isSecret = type === 'password'
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={s.input}
        type={isSecret && isShown ? 'text' : type}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
      />
      {isSecret ? (
        <button
          type="button"
          className={s.reveal}
          aria-label={isShown ? '隐藏密码' : '显示密码'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" size={18} />
        </button>
      ) : null}
      <p id={`${id}-fault`} className={s.fault} role={fault ? 'alert' : undefined}>
        {fault}
      </p>
    </div>
  )
}
