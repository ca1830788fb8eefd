import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { HallFilter } from '@/components/shared/hall-filter'
import { HallHead } from '@/components/shared/hall-head'
import { Pagination } from '@/components/shared/pagination'
import { SkeletonList } from '@/components/shared/skeleton'
import { ButtonLink } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { BrandList } from '@/contract/brand-detail'
import { BRAND_PAGE_SIZE, type HallState } from '@/contract/hall-state'
import { routes } from '@/contract/routes'
import { useBrands } from '@/hooks/use-brands'
import { BrandCard } from './brand-card'
import s from './brand-card.module.css'
import { InitialsBar } from './initials-bar'

type StateProps = { state: HallState }

function NoBrands({ state }: StateProps) {
  return (
    <EmptyState
      icon="search"
      title="没有符合条件的品牌"
      text="可以换一个首字母或分类，或者直接搜索商品。"
    >
      <ButtonLink look="primary" href={routes.brands()}>
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
  if (brands.list.length === 0) return <NoBrands state={state} />
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
        hrefOf={(page) => routes.brands({ ...state, page })}
      />
    </div>
  )
}

function BrandsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <SkeletonList count={22} height="111px" className={s.list} />
    </div>
  )
}

/** The brand hall: by letter, by category, by name. */
export function BrandsView({ state }: StateProps) {
  const { brands, error, isStale, retry } = useBrands(state)
  return (
    <>
      <HallHead title="品牌馆" note={brands ? `共 ${brands.total} 个品牌` : ''} />
      <HallFilter state={state} noun="品牌" hrefOf={routes.brands} />
      <InitialsBar state={state} initials={brands?.initials ?? []} />
      {brands ? <Loaded state={state} brands={brands} isStale={isStale} /> : null}
      {!brands && error ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!brands && !error ? <BrandsSkeleton /> : null}
    </>
  )
}
