import { useId } from 'react'
import f from '@/components/shared/form.module.css'

type ChoiceFieldProps = {
  label: string
  name: string
  value: string
  options: readonly string[]
  fault: string
  onChange: (value: string) => void
}

/** One of a few, in a list that opens. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, name, value, options, fault, onChange } = props
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
        aria-invalid={fault !== ''}
        aria-describedby={fault ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">请选择</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {fault ? (
        <p id={`${id}-note`} className={f.fault}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
