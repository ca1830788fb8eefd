import type { ComponentProps } from 'react'
import { useId } from 'react'
import s from './form.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  label: string
  onChange: (text: string) => void
  /** What is wrong with what stands there, '' for nothing. */
  fault?: string | undefined
  hint?: string
}

/** A labelled input with its hint and its fault below. */
export function TextField(props: TextFieldProps) {
  const { label, onChange, fault = '', hint, required, ...rest } = props
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
        aria-invalid={fault !== ''}
        aria-describedby={fault || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault || hint ? (
        <p id={`${id}-note`} className={fault ? s.fault : s.hint}>
          {fault || hint}
        </p>
      ) : null}
    </div>
  )
}
