import { type ReactNode, useId } from 'react'
import s from './order-detail.module.css'

type OrderPanelProps = { title: string; children: ReactNode }

/** Section of an order's page with its heading. */
export function OrderPanel({ title, children }: OrderPanelProps) {
  const id = useId()
  return (
    <section className={s.panel} aria-labelledby={id}>
      <h2 id={id} className={s.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type FactsProps = { children: ReactNode }

/** List of names and values. */
export function Facts({ children }: FactsProps) {
  return <dl className={`${s.body} ${s.facts}`}>{children}</dl>
}

type FactProps = { name: string; children: ReactNode }

/** One name and value; omitted when the value is empty. */
export function Fact({ name, children }: FactProps) {
  if (!children) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
