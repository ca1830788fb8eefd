import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { HallFilter } from '@/components/shared/hall-filter'
import { HallHead } from '@/components/shared/hall-head'
import { Pagination } from '@/components/shared/pagination'
import { SkeletonList } from '@/components/shared/skeleton'
import { ButtonLink } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { LIST_PAGE_SIZE } from '@/contract/constants'
import type { Output } from '@/contract/endpoint'
import type { HallState } from '@/contract/hall-state'
import { routes } from '@/contract/routes'
import type { getShopList } from '@/contract/shop'
import { useShops } from '@/hooks/use-shops'
import { ShopRow } from './shop-row'
import s from './shop-row.module.css'

type StateProps = { state: HallState }
type LoadedProps = StateProps & { shops: Output<typeof getShopList>; isStale: boolean }

function Loaded({ state, shops, isStale }: LoadedProps) {
  return (
    <div aria-busy={isStale}>
      <ul className={s.list}>
        {shops.list.map((shop) => (
          <ShopRow key={shop.id} shop={shop} state={state} />
        ))}
      </ul>
      <Pagination
        page={state.page}
        pageSize={LIST_PAGE_SIZE}
        total={shops.total}
        hrefOf={(page) => routes.shops({ ...state, page })}
      />
    </div>
  )
}

function NoShops() {
  return (
    <EmptyState
      icon="search"
      title="没有符合条件的店铺"
      text="可以换一个分类或说法，或者直接搜索商品。"
    >
      <ButtonLink look="primary" href={routes.shops()}>
        查看全部店铺
      </ButtonLink>
    </EmptyState>
  )
}

/** The shops of the mall: by category, by name. */
export function ShopsView({ state }: StateProps) {
  const { shops, error, isStale, retry } = useShops(state)
  return (
    <>
      <HallHead title="店铺" note={shops ? `共 ${shops.total} 家店铺` : ''} />
      <HallFilter state={state} noun="店铺" hrefOf={routes.shops} />
      {shops && shops.list.length > 0 ? (
        <Loaded state={state} shops={shops} isStale={isStale} />
      ) : null}
      {shops?.list.length === 0 ? <NoShops /> : null}
      {!shops && error ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!shops && !error ? (
        <div role="status">
          <VisuallyHidden>正在加载</VisuallyHidden>
          <SkeletonList count={18} height="76px" className={s.list} />
        </div>
      ) : null}
    </>
  )
}
