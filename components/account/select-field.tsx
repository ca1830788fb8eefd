import { useId } from 'react'
import s from '@/components/ui/form.module.css'

type SelectFieldProps<Option extends string> = {
  label: string
  value: Option | ''
  options: readonly Option[]
  onChange: (value: Option | '') => void
}

/** Labelled select with an empty option. */
export function SelectField<Option extends string>(props: SelectFieldProps<Option>) {
  const { label, value, options, onChange } = props
  const id = useId()
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={s.input}
        value={value}
        onChange={({ target }) => onChange(options.find((one) => one === target.value) ?? '')}
      >
        <option value="">不填写</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}
