import { ButtonLink } from '@/components/ui/button'
import { EmptyLaterPage } from '@/components/ui/empty-later-page'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import type { BrandList } from '@/contract/catalog/brand-calls'
import {
  BRAND_PAGE_SIZE,
  type ListingState,
  listingAddress,
} from '@/contract/catalog/listing-address'
import { routes } from '@/contract/routes'
import { useBrands } from '@/hooks/catalog/use-brands'
import { ListingFilter } from '../shared/listing-filter'
import { ListingHead } from '../shared/listing-head'
import { BrandCard } from './brand-card'
import s from './brand-card.module.css'
import { InitialsBar } from './initials-bar'

type StateProps = { state: ListingState }

function NoBrands({ state }: StateProps) {
  return (
    <EmptyState
      icon="search"
      title="没有符合条件的品牌"
      text="可以换一个首字母或分类，或者直接搜索商品。"
    >
      <ButtonLink variant="primary" href={routes.brands()}>
        查看全部品牌
      </ButtonLink>
      {state.keyword ? (
        <ButtonLink href={routes.search({ keyword: state.keyword })}>
          搜索商品“{state.keyword}”
        </ButtonLink>
      ) : null}
    </EmptyState>
  )
}

type LoadedProps = StateProps & { brands: BrandList; isStale: boolean }

function Loaded({ state, brands, isStale }: LoadedProps) {
  const hrefOf = (page: number) => routes.brands(listingAddress.write({ ...state, page }))
  if (brands.list.length === 0) {
    return brands.total > 0 ? (
      <EmptyLaterPage what="品牌" first={hrefOf(1)} />
    ) : (
      <NoBrands state={state} />
    )
  }
  return (
    <div aria-busy={isStale}>
      <ul className={s.list}>
        {brands.list.map((brand) => (
          <BrandCard key={brand.id} brand={brand} state={state} />
        ))}
      </ul>
      <Pagination
        page={state.page}
        pageSize={BRAND_PAGE_SIZE}
        total={brands.total}
        hrefOf={hrefOf}
      />
    </div>
  )
}

function BrandsSkeleton() {
  return (
    <Waiting>
      <SkeletonList count={22} height="111px" className={s.list} />
    </Waiting>
  )
}

/** The brand hall: by letter, by category, by name. */
export function BrandsView({ state }: StateProps) {
  const { brands, ...requested } = useBrands(state)
  return (
    <>
      <ListingHead title="品牌馆" note={brands ? `共 ${brands.total} 个品牌` : ''} />
      <ListingFilter state={state} noun="品牌" hrefOf={routes.brands} />
      <InitialsBar state={state} initials={brands?.initials ?? []} />
      <Resource data={brands} {...requested} skeleton={<BrandsSkeleton />}>
        {(loaded) => <Loaded state={state} brands={loaded} isStale={requested.isStale} />}
      </Resource>
    </>
  )
}
