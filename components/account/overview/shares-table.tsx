import { MallLink } from '@/components/ui/mall-link'
import type { SpendShare } from '@/contract/account/account-overview-calls'
import { formatAmount } from '@/contract/money'
import s from './overview.module.css'
import { shownShares } from './shares'

type SharesTableProps = {
  title: string
  /** Heading of the first column, and the measure word of what is added up in the last row. */
  of: { title: string; unit: string }
  shares: readonly SpendShare[]
  /** Page of a share; id 0 has none. */
  hrefOf: (id: number) => string
}

/** Shares of an amount as bars: a table, so that it is read out as well as seen. */
export function SharesTable({ title, of, shares, hrefOf }: SharesTableProps) {
  return (
    <table className={s.shares}>
      <caption className={s.caption}>{title}</caption>
      <thead className={s.hidden}>
        <tr>
          <th scope="col">{of.title}</th>
          <th scope="col">金额</th>
          <th scope="col">占比</th>
        </tr>
      </thead>
      <tbody>
        {shownShares(shares, of.unit).map(({ id, name, amount, percent }) => (
          <tr key={id ?? 'rest'} className={s.share}>
            <th scope="row" className={s.shareName}>
              {id ? <MallLink href={hrefOf(id)}>{name}</MallLink> : name}
            </th>
            <td className={s.shareAmount}>¥{formatAmount(amount)}</td>
            <td className={s.bar}>
              <span className={s.track}>
                <span className={s.filled} style={{ inlineSize: `${percent}%` }} />
              </span>
              <span className={s.percent}>{percent}%</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
