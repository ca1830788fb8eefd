import { Letterhead } from '@/components/ui/letterhead'
import { chinaDate } from '@/contract/china-clock'
import { formatAmount, groupDigits } from '@/contract/money'
import type { Quotation } from '@/contract/quotation/quotation-calls'
import {
  QUOTATION_COLUMNS,
  quotationCell,
  quotationFacts,
  quotationNo,
  quotationSums,
  quotationTerms,
} from '@/contract/quotation/quotation-layout-rules'
import s from './quotation-sheet.module.css'

const WIDTHS = QUOTATION_COLUMNS.reduce((sum, { width }) => sum + width, 0)

type SheetProps = { quotation: Quotation }

/** Without the first column, the line number. */
const keyOf = (line: Quotation['lines'][number], at: number) => `${line.itemNo} ${at}`

function Lines({ quotation: { lines, taxPercent } }: SheetProps) {
  return (
    <table className={s.table}>
      <colgroup>
        {QUOTATION_COLUMNS.map(({ title, width }) => (
          <col key={title} style={{ width: `${(100 * width) / WIDTHS}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {QUOTATION_COLUMNS.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={keyOf(line, at)}>
            {QUOTATION_COLUMNS.map(({ title, kind, of }) => (
              <td key={title} className={kind === 'text' ? undefined : s.number}>
                {quotationCell(of(line, { at, taxPercent }), kind)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ quotation }: SheetProps) {
  const { sums, words } = quotationSums(quotation)
  const { lines, totals } = quotation
  return (
    <div className={s.sums}>
      <p>
        共 {lines.length} 行，数量合计 {groupDigits(String(totals.qty))}
      </p>
      <dl className={s.amounts}>
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>¥{formatAmount(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={s.words}>{words}</p>
    </div>
  )
}

/** Quotation sheet as printed on A4, identical to the exported files. */
export function QuotationSheet({ quotation }: SheetProps) {
  return (
    <article className={s.root} aria-label="报价单">
      <Letterhead
        title="报价单"
        no={quotationNo(quotation)}
        date={chinaDate(quotation.issuedAt)}
        facts={quotationFacts(quotation)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={s.scroll} aria-label="报价明细" tabIndex={0}>
        <Lines quotation={quotation} />
      </section>
      <Sums quotation={quotation} />
      <div className={s.terms}>
        {quotationTerms(quotation).map((term) => (
          <p key={term}>{term}</p>
        ))}
        {quotation.sealUrl ? <img className={s.seal} src={quotation.sealUrl} alt="印章" /> : null}
      </div>
    </article>
  )
}
