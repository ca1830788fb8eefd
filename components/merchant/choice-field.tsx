import { useId } from 'react'
import f from '@/components/ui/form.module.css'

type ChoiceFieldProps = {
  label: string
  name: string
  value: string
  options: readonly string[]
  fieldError: string
  onChange: (value: string) => void
}

/** Select field with a few options. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, name, value, options, fieldError, onChange } = props
  const id = useId()
  return (
    <div className={f.field}>
      <label className={`${f.label} ${f.must}`} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={f.input}
        value={value}
        aria-required
        aria-invalid={fieldError !== ''}
        aria-describedby={fieldError ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">请选择</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {fieldError ? (
        <p id={`${id}-note`} className={f.fieldError}>
          {fieldError}
        </p>
      ) : null}
    </div>
  )
}
