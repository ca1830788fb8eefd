import { ButtonLink } from '@/components/ui/button'
import { EmptyLaterPage } from '@/components/ui/empty-later-page'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import type { ListingState } from '@/contract/catalog/listing-address'
import { listingAddress } from '@/contract/catalog/listing-address'
import type { getShopList } from '@/contract/catalog/shop-calls'
import { LIST_PAGE_SIZE } from '@/contract/constants'
import type { Output } from '@/contract/endpoint'
import { routes } from '@/contract/routes'
import { useShops } from '@/hooks/catalog/use-shops'
import { ListingFilter } from '../shared/listing-filter'
import { ListingHead } from '../shared/listing-head'
import { ShopRow } from './shop-row'
import s from './shop-row.module.css'

type StateProps = { state: ListingState }
type LoadedProps = StateProps & { shops: Output<typeof getShopList>; isStale: boolean }

function Loaded({ state, shops, isStale }: LoadedProps) {
  const hrefOf = (page: number) => routes.shops(listingAddress.write({ ...state, page }))
  if (shops.list.length === 0) {
    return shops.total > 0 ? <EmptyLaterPage what="店铺" first={hrefOf(1)} /> : <NoShops />
  }
  return (
    <div aria-busy={isStale}>
      <ul className={s.list}>
        {shops.list.map((shop) => (
          <ShopRow key={shop.id} shop={shop} state={state} />
        ))}
      </ul>
      <Pagination page={state.page} pageSize={LIST_PAGE_SIZE} total={shops.total} hrefOf={hrefOf} />
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
      <ButtonLink variant="primary" href={routes.shops()}>
        查看全部店铺
      </ButtonLink>
    </EmptyState>
  )
}

function ShopsSkeleton() {
  return (
    <Waiting>
      <SkeletonList count={18} height="76px" className={s.list} />
    </Waiting>
  )
}

/** Shop list: by category, by name. */
export function ShopsView({ state }: StateProps) {
  const { shops, ...requested } = useShops(state)
  return (
    <>
      <ListingHead title="店铺" note={shops ? `共 ${shops.total} 家店铺` : ''} />
      <ListingFilter state={state} noun="店铺" hrefOf={routes.shops} />
      <Resource data={shops} {...requested} skeleton={<ShopsSkeleton />}>
        {(loaded) => <Loaded state={state} shops={loaded} isStale={requested.isStale} />}
      </Resource>
    </>
  )
}
