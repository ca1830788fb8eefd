import type { ComponentProps } from 'react'
import { useId, useState } from 'react'
import f from '@/components/ui/form.module.css'
import { Icon } from '@/components/ui/icon'
import s from './account-field.module.css'

type AccountFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  label: string
  onChange: (text: string) => void
  /** Error message, '' for none. */
  fieldError?: string | undefined
  hint?: string
}

/** Labelled input of an account form with its error below; a password can be revealed. */
export function AccountField(props: AccountFieldProps) {
  const { label, onChange, fieldError = '', hint = '', type = 'text', required, ...rest } = props
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
        aria-invalid={fieldError !== ''}
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
      <p
        id={`${id}-note`}
        className={fieldError ? s.fieldError : s.hint}
        role={fieldError ? 'alert' : undefined}
      >
        {fieldError || hint}
      </p>
    </div>
  )
}
