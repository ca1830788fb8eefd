import { type ReactNode, useId } from 'react'
import s from './choice-row.module.css'

type ChoiceRowProps = {
  title: string
  /** Id by which `showFieldError` finds the row. */
  name?: string
  /** What is wrong with the choice, '' for nothing. */
  fieldError?: string
  children: ReactNode
}

/** One line of the block above the goods: what is chosen, and the choices. */
export function ChoiceRow({ title, name, fieldError = '', children }: ChoiceRowProps) {
  const id = useId()
  return (
    <section className={s.root} aria-labelledby={id} data-part={name}>
      <h2 id={id} className={s.title}>
        {title}
      </h2>
      <div className={s.content}>
        {children}
        {fieldError ? (
          <p className={s.fieldError} role="alert">
            {fieldError}
          </p>
        ) : null}
      </div>
    </section>
  )
}
