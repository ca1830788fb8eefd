import type { ComponentProps } from 'react'
import { useId } from 'react'
import s from './form.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  label: string
  onChange: (text: string) => void
  /** Error message, '' for none. */
  fieldError?: string | undefined
  hint?: string
}

/** Labelled input with its hint and its error below. */
export function TextField(props: TextFieldProps) {
  const { label, onChange, fieldError = '', hint, required, ...rest } = props
  const id = useId()
  return (
    <div className={s.field}>
      <label className={required ? `${s.label} ${s.must}` : s.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={s.input}
        aria-required={required}
        aria-invalid={fieldError !== ''}
        aria-describedby={fieldError || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {fieldError || hint ? (
        <p id={`${id}-note`} className={fieldError ? s.fieldError : s.hint}>
          {fieldError || hint}
        </p>
      ) : null}
    </div>
  )
}
