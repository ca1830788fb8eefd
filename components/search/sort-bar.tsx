import { CheckMark } from '@/components/ui/check-mark'
import type { IconName } from '@/components/ui/icon'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import type { ProductSort } from '@/contract/constants'
import { TABLE_PAGE_SIZES } from '@/contract/constants'
import type { SearchState } from '@/contract/search/search-address'
import { UNSORTED } from '@/contract/search/table-sort-rules'
import type { SearchView } from '@/contract/search/view-rules'
import { useIsOffered } from '@/hooks/call/use-is-offered'
import { usePreload } from '@/hooks/call/use-preload'
import { rememberView } from '@/hooks/search/use-remembered-view'
import { changed, inTable } from './search-links'
import s from './sort-bar.module.css'

const SORTS: { sort: ProductSort; label: string }[] = [
  { sort: 'default', label: '综合' },
  { sort: 'sales', label: '销量' },
  { sort: 'priceAsc', label: '价格' },
  { sort: 'newest', label: '新品' },
  { sort: 'lead', label: '货期' },
]

const VIEWS: { view: SearchView; label: string; icon: IconName }[] = [
  { view: 'grid', label: '大图', icon: 'grid' },
  { view: 'list', label: '列表', icon: 'list' },
  { view: 'table', label: '规格表', icon: 'table' },
]

type StateProps = { state: SearchState }

function Sorts({ state }: StateProps) {
  const isPrice = state.sort === 'priceAsc' || state.sort === 'priceDesc'
  return (
    <nav className={s.sorts} aria-label="排序">
      {SORTS.map(({ sort, label }) => {
        const isPriceItem = sort === 'priceAsc'
        const isOn = isPriceItem ? isPrice : state.sort === sort
        // A second press on the price reverses its direction.
        const next = isPriceItem && state.sort === 'priceAsc' ? 'priceDesc' : sort
        return (
          <MallLink
            key={sort}
            href={changed(state, { sort: next })}
            isInPlace
            className={isOn ? `${s.sort} ${s.current}` : s.sort}
            aria-current={isOn ? 'true' : undefined}
          >
            {label}
            {isPriceItem && isPrice ? (
              <Icon name={state.sort === 'priceAsc' ? 'up' : 'down'} size={12} />
            ) : null}
          </MallLink>
        )
      })}
    </nav>
  )
}

type ViewsProps = StateProps & { current: SearchView }

/** A chosen view stands in the address, and is that of later searches. */
function Views({ state, current }: ViewsProps) {
  const preload = usePreload()
  const hasTable = useIsOffered('getSkuTable')
  const offered = VIEWS.filter(({ view }) => view !== 'table' || hasTable)
  return (
    <nav className={s.views} aria-label="视图">
      {offered.map(({ view, label, icon }) => (
        <MallLink
          key={view}
          href={changed(state, { view })}
          isInPlace
          onWarm={preload.search({ ...state, page: 1, view })}
          onFollow={() => rememberView(view)}
          className={current === view ? `${s.view} ${s.viewOn}` : s.view}
          aria-current={current === view ? 'true' : undefined}
        >
          <Icon name={icon} size={14} />
          <span className={s.viewWord}>{label}</span>
        </MallLink>
      ))}
    </nav>
  )
}

/** The spec table keeps the product order until one of its headers is pressed. */
function TableSort({ state }: StateProps) {
  const isGrouped = state.tableSort === UNSORTED
  return (
    <nav className={s.sorts} aria-label="排序">
      <MallLink
        href={inTable(state, { tableSort: UNSORTED })}
        isInPlace
        className={isGrouped ? `${s.sort} ${s.current}` : s.sort}
        aria-current={isGrouped ? 'true' : undefined}
      >
        按商品
      </MallLink>
      <span className={s.rows}>
        每页
        {TABLE_PAGE_SIZES.map((rows) => (
          <MallLink
            key={rows}
            href={inTable(state, { rows })}
            isInPlace
            rel="nofollow"
            className={state.rows === rows ? `${s.size} ${s.sizeOn}` : s.size}
            aria-current={state.rows === rows ? 'true' : undefined}
            aria-label={`每页 ${rows} 行`}
          >
            {rows}
          </MallLink>
        ))}
        行
      </span>
    </nav>
  )
}

type SortBarProps = StateProps & { view: SearchView; onOpenFilters: () => void }

/** Sort, 仅看有货, view; the spec table is sorted by its own headers. */
export function SortBar({ state, view, onOpenFilters }: SortBarProps) {
  return (
    <div className={s.root}>
      <button type="button" className={s.filter} onClick={onOpenFilters}>
        <Icon name="filter" size={14} />
        筛选
      </button>
      {view === 'table' ? <TableSort state={state} /> : <Sorts state={state} />}
      <MallLink
        href={changed(state, { inStock: !state.inStock })}
        isInPlace
        className={s.stock}
        aria-current={state.inStock ? 'true' : undefined}
      >
        <CheckMark isOn={state.inStock} />
        仅看有货
      </MallLink>
      <Views state={state} current={view} />
    </div>
  )
}
