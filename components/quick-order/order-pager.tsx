import { Pagination } from 'antd'
import s from './order-pager.module.css'

/** Rows of a page: as many as stay quick to type in. */
export const PAGE_ROWS = 100

type PagerProps = { page: number; total: number; onPage: (page: number) => void }

/** Pages of the list; it lives in the browser, so they have no address. */
export function OrderPager({ page, total, onPage }: PagerProps) {
  return (
    <nav className={s.root} aria-label="物料表分页">
      <Pagination
        current={page}
        total={total}
        pageSize={PAGE_ROWS}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={onPage}
      />
    </nav>
  )
}
