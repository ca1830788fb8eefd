import { DEEP_PAGING_ROWS } from '@/contract/constants'
import { MallLink } from './mall-link'
import s from './pagination.module.css'

type PaginationProps = {
  page: number
  pageSize: number
  total: number
  hrefOf: (page: number) => string
}

/** Page numbers around the current one, with the first and the last; null is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [1, page - 2, page - 1, page, page + 1, page + 2, last]
  const pages = [...new Set(shown)].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b)
  return pages.flatMap((n, at) => {
    const before = pages[at - 1]
    return before !== undefined && n - before > 1 ? [null, n] : [n]
  })
}

type EndProps = { label: string; href: string | null }

function End({ label, href }: EndProps) {
  if (!href) return <span className={`${s.item} ${s.off}`}>{label}</span>
  return (
    <MallLink href={href} className={s.item}>
      {label}
    </MallLink>
  )
}

/** Pages as links, so they work without script and can be opened in a new tab. */
export function Pagination({ page, pageSize, total, hrefOf }: PaginationProps) {
  const isDeep = total > DEEP_PAGING_ROWS
  const last = Math.ceil(Math.min(total, DEEP_PAGING_ROWS) / pageSize)
  if (last <= 1) return null
  return (
    <nav className={s.root} aria-label="分页">
      <End label="上一页" href={page > 1 ? hrefOf(page - 1) : null} />
      {pageNumbers(page, last).map((n, at) =>
        n === null ? (
          <span key={`gap-${at < 3 ? 'left' : 'right'}`} className={s.gap}>
            …
          </span>
        ) : (
          <MallLink
            key={n}
            href={hrefOf(n)}
            className={n === page ? `${s.item} ${s.current}` : s.item}
            aria-current={n === page ? 'page' : undefined}
            aria-label={`第 ${n} 页`}
          >
            {n}
          </MallLink>
        ),
      )}
      <End label="下一页" href={page < last ? hrefOf(page + 1) : null} />
      {isDeep && page >= last - 2 ? (
        <p className={s.hint}>最多翻到第 {last} 页，请用左侧筛选缩小范围</p>
      ) : null}
    </nav>
  )
}
