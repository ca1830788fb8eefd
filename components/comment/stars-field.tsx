import { useId } from 'react'
import s from './comment-form.module.css'

const STARS = [1, 2, 3, 4, 5]
const WORDS = ['', '很差', '较差', '一般', '满意', '非常满意']

type StarsFieldProps = { label: string; value: number; onChange: (value: number) => void }

/** One to five stars: radio buttons, so that arrow keys and screen readers work. */
export function StarsField({ label, value, onChange }: StarsFieldProps) {
  const name = useId()
  return (
    <fieldset className={s.stars}>
      <legend>{label}</legend>
      {STARS.map((star) => (
        <label key={star} className={star <= value ? `${s.star} ${s.lit}` : s.star}>
          <input
            type="radio"
            name={name}
            checked={star === value}
            aria-label={`${label} ${star} 星`}
            onChange={() => onChange(star)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
      <span className={s.word}>{WORDS[value]}</span>
    </fieldset>
  )
}
