import { SITE } from '@/contract/site/company-rules'
import s from './letterhead.module.css'

export type LetterheadProps = {
  /** What the document is: 报价单, 订单, 送货单, 询价单. */
  title: string
  no: string
  /** Day of issue. */
  date: string
  /** The buyer, then what else its reader looks for; a name without a value is left out. */
  facts: readonly (readonly [name: string, value: string])[]
}

/** Head of every printed document; the data sheet's is drawn alike (server/kernel/pdf/page.mjs). */
export function Letterhead({ title, no, date, facts }: LetterheadProps) {
  return (
    <header className={s.root}>
      <div className={s.top}>
        <p>
          <b className={s.mall}>{SITE.name}</b>
          <span className={s.soft}>
            {SITE.tagline} · {SITE.phone}
          </span>
        </p>
        <h1 className={s.title}>{title}</h1>
      </div>
      <dl className={s.facts}>
        <div>
          <dt>编号</dt>
          <dd>{no}</dd>
        </div>
        <div>
          <dt>日期</dt>
          <dd>{date}</dd>
        </div>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </header>
  )
}
