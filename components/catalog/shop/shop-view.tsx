import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { MissingPage } from '@/components/ui/missing-page'
import { Resource } from '@/components/ui/resource'
import { Section } from '@/components/ui/section'
import type { ShopDetail } from '@/contract/catalog/shop-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { useShop } from '@/hooks/catalog/use-shops'
import { BestSellers } from '../shared/best-sellers'
import { CategoryGroups } from '../shared/category-groups'
import { ProfileSkeleton } from '../shared/listing-skeleton'
import { ShopScores } from '../shared/shop-scores'
import { ShopType } from '../shared/shop-type'
import { StockedLinks } from '../shared/stocked-links'
import { ShopFacts } from './shop-facts'
import s from './shop-view.module.css'

const HUB = { name: '店铺', href: routes.shops() }

type ShopProps = { shop: ShopDetail }

function Profile({ shop }: ShopProps) {
  const preload = usePreload()
  const within = { shopIds: [shop.id] }
  return (
    <div className={s.profile}>
      <div className={s.head}>
        <ShopType type={shop.type} />
        <h1 className={s.title}>{shop.name}</h1>
        {shop.open ? null : <span className={s.closed}>休业中，暂不能下单</span>}
      </div>
      <div className={s.side}>
        <ShopScores scores={shop.scores} />
        {shop.productCount > 0 ? (
          <ButtonLink
            variant="primary"
            href={routes.search(within)}
            onWarm={preload.search(within)}
          >
            全部 {shop.productCount} 种商品
          </ButtonLink>
        ) : null}
      </div>
      {shop.notice ? <p className={s.notice}>{shop.notice}</p> : null}
      <ShopFacts shop={shop} />
    </div>
  )
}

function Loaded({ shop }: ShopProps) {
  const { id, categories, brands, bestSellers } = shop
  const within = { shopIds: [id] }
  return (
    <>
      <Profile shop={shop} />
      {categories.length === 0 ? (
        <EmptyState title="当前区域没有该店铺的在售商品" text="可在页面左上角更换销售区域。">
          <ButtonLink variant="primary" href={routes.shops()}>
            看看其他店铺
          </ButtonLink>
        </EmptyState>
      ) : null}
      <BestSellers tiles={bestSellers} within={within} />
      {brands.length > 0 ? (
        <Section title="经营品牌">
          <StockedLinks
            items={brands}
            hrefOf={(brandId) => routes.search({ ...within, brandIds: [brandId] })}
          />
        </Section>
      ) : null}
      <CategoryGroups groups={categories} within={within} />
    </>
  )
}

type ShopViewProps = { shopId: number }

/** Shop page: operator, terms, and its products in the area. */
export function ShopView({ shopId }: ShopViewProps) {
  const { shop, isNotFound, ...requested } = useShop(shopId)
  if (isNotFound) {
    return (
      <MissingPage title="店铺不存在" text="它可能已关闭，或者地址有误。">
        <ButtonLink variant="primary" href={routes.shops()}>
          查看全部店铺
        </ButtonLink>
        <ButtonLink href={routes.home()}>返回首页</ButtonLink>
      </MissingPage>
    )
  }
  return (
    <>
      <Breadcrumb path={[]} hub={HUB} last={shop?.name ?? '店铺'} />
      <Resource data={shop} {...requested} skeleton={<ProfileSkeleton />}>
        {(loaded) => <Loaded shop={loaded} />}
      </Resource>
    </>
  )
}
