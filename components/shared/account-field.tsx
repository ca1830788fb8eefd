import type { ComponentProps } from 'react'
import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import s from './account-field.module.css'
import f from './form.module.css'

type AccountFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  label: string
  onChange: (text: string) => void
  /** What is wrong with what stands there, '' for nothing. */
  fault?: string | undefined
  hint?: string
}

/** A labelled input of a form about the account, its fault below; a password can be shown. */
export function AccountField(props: AccountFieldProps) {
  const { label, onChange, fault = '', hint = '', type = 'text', required, ...rest } = props
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isSecret = type === 'password'
  return (
    <div className={s.field}>
      <label className={required ? `${s.label} ${f.must}` : s.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={s.input}
        type={isSecret && isShown ? 'text' : type}
        aria-required={required}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {isSecret ? (
        <button
          type="button"
          className={s.reveal}
          aria-label={`${isShown ? '隐藏' : '显示'}${label}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" size={18} />
        </button>
      ) : null}
      <p id={`${id}-note`} className={fault ? s.fault : s.hint} role={fault ? 'alert' : undefined}>
        {fault || hint}
      </p>
    </div>
  )
}
