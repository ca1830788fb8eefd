import { Button } from '@/components/ui/button'
import s from './order-pager.module.css'

/** Rows of a page: as many as stay quick to type in. */
export const PAGE_ROWS = 100

type PagerProps = { page: number; last: number; onPage: (page: number) => void }

/** Pages of the list; it lives in the browser, so they have no address. */
export function OrderPager({ page, last, onPage }: PagerProps) {
  if (last <= 1) return null
  return (
    <nav className={s.root} aria-label="清单分页">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        上一页
      </Button>
      <select
        className={s.pages}
        aria-label="页码"
        value={page}
        onChange={(event) => onPage(Number(event.target.value))}
      >
        {Array.from({ length: last }, (_, at) => at + 1).map((number) => (
          <option key={number} value={number}>
            第 {number} / {last} 页
          </option>
        ))}
      </select>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        下一页
      </Button>
    </nav>
  )
}
