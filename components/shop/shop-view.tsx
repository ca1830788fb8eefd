import { BestSellers } from '@/components/shared/best-sellers'
import { Breadcrumb } from '@/components/shared/breadcrumb'
import { CategoryGroups } from '@/components/shared/category-groups'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { MissingPage } from '@/components/shared/missing-page'
import { ProfileSkeleton } from '@/components/shared/profile-skeleton'
import { Section } from '@/components/shared/section'
import { ShopScores } from '@/components/shared/shop-scores'
import { ShopType } from '@/components/shared/shop-type'
import { StockedLinks } from '@/components/shared/stocked-links'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import type { ShopDetail } from '@/contract/shop'
import { usePreload } from '@/hooks/use-preload'
import { useShop } from '@/hooks/use-shops'
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
          <ButtonLink look="primary" href={routes.search(within)} onWarm={preload.search(within)}>
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
  const { id, name, categories, brands, bestSellers } = shop
  const within = { shopIds: [id] }
  return (
    <>
      <Breadcrumb path={[]} hub={HUB} last={name} />
      <Profile shop={shop} />
      {categories.length === 0 ? (
        <EmptyState title="当前区域没有该店铺的在售商品" text="可在页面左上角更换销售区域。">
          <ButtonLink look="primary" href={routes.shops()}>
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

/** One shop: who runs it, on what terms, and what it sells here. */
export function ShopView({ shopId }: ShopViewProps) {
  const { shop, error, isMissing, retry } = useShop(shopId)
  if (isMissing) {
    return (
      <MissingPage title="店铺不存在" text="它可能已关闭，或者地址有误。">
        <ButtonLink look="primary" href={routes.shops()}>
          查看全部店铺
        </ButtonLink>
        <ButtonLink href={routes.home()}>返回首页</ButtonLink>
      </MissingPage>
    )
  }
  if (shop) return <Loaded shop={shop} />
  return (
    <>
      <Breadcrumb path={[]} hub={HUB} last="店铺" />
      {error ? <ErrorState message={error.message} onRetry={retry} /> : <ProfileSkeleton />}
    </>
  )
}
