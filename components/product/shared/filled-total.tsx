import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import s from './filled-total.module.css'
import type { useFilledRows } from './use-filled-rows'

/** Loaded with the first quantity. */
const FilledBar = dynamic(async () => (await import('./filled-bar')).FilledBar, {
  ssr: false,
  loading: late(),
})

/** How the table is filled, until something was. */
const HINT = '在“数量”一列填写；回车到下一行，可粘贴 Excel 的一列'

/** Below a table of SKUs: how it is filled, then what is filled and the way into the cart. */
export function FilledTotal({ rows }: { rows: ReturnType<typeof useFilledRows> }) {
  const { filled, said, finish } = rows
  if (filled.size > 0) return <FilledBar filled={filled} said={said} onDone={finish} />
  return said ? (
    <p className={s.said} role="status">
      {said}
    </p>
  ) : (
    <p className={s.hint}>{HINT}</p>
  )
}
