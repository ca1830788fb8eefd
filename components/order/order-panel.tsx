import { type ReactNode, useId } from 'react'
import s from './order-detail.module.css'

type OrderPanelProps = { title: string; children: ReactNode }

/** A part of an order's page under its heading. */
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

/** Names and what they stand for. */
export function Facts({ children }: FactsProps) {
  return <dl className={`${s.body} ${s.facts}`}>{children}</dl>
}

type FactProps = { name: string; children: ReactNode }

/** One name and what it stands for; left out when that is nothing. */
export function Fact({ name, children }: FactProps) {
  if (!children) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
