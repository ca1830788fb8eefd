import { type Ref, useId } from 'react'
import s from './comment-form.module.css'

const STARS = [1, 2, 3, 4, 5]
const WORDS = ['', '很差', '较差', '一般', '满意', '非常满意']

type StarsFieldProps = {
  label: string
  /** These are set by the form; the first star carries the id and takes the focus. */
  ref?: Ref<HTMLInputElement>
  id?: string
  value?: number
  onChange?: (value: number) => void
  'aria-invalid'?: 'true' | 'false'
  'aria-describedby'?: string
}

/**
 * One to five stars, none at first. Radio buttons rather than antd's Rate, whose stars have no
 * names and are all checked up to the chosen one.
 */
export function StarsField(props: StarsFieldProps) {
  const { label, ref, id, value = 0, onChange, ...described } = props
  const name = useId()
  return (
    <div {...described} role="radiogroup" aria-label={label} className={s.stars}>
      <span className={s.name} aria-hidden="true">
        {label}
      </span>
      {STARS.map((star) => (
        <label key={star} className={star <= value ? `${s.star} ${s.lit}` : s.star}>
          <input
            type="radio"
            {...(star === 1 && { id, ref })}
            name={name}
            checked={star === value}
            aria-label={`${label} ${star} 星`}
            onChange={() => onChange?.(star)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
      <span className={s.word}>{WORDS[value]}</span>
    </div>
  )
}
