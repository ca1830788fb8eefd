import { BestSellers } from '@/components/shared/best-sellers'
import { Breadcrumb } from '@/components/shared/breadcrumb'
import { CategoryGroups } from '@/components/shared/category-groups'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { MissingPage } from '@/components/shared/missing-page'
import { ProfileSkeleton } from '@/components/shared/profile-skeleton'
import { Section } from '@/components/shared/section'
import { StockedLinks } from '@/components/shared/stocked-links'
import { ButtonLink } from '@/components/ui/button'
import type { BrandDetail } from '@/contract/brand-detail'
import { routes } from '@/contract/routes'
import { useBrand } from '@/hooks/use-brands'
import { usePreload } from '@/hooks/use-preload'
import s from './brand-view.module.css'

const HUB = { name: '品牌馆', href: routes.brands() }

type BrandProps = { brand: BrandDetail }

function Profile({ brand }: BrandProps) {
  const preload = usePreload()
  const { id, name, latin, field, country, story, productCount } = brand
  return (
    <div className={s.profile}>
      <div>
        <h1 className={s.title}>
          {name} <span className={s.latin}>{latin}</span>
        </h1>
        <p className={s.facts}>
          <span>主营 {field}</span>
          <span>产地 {country}</span>
          <span>共 {productCount} 种商品</span>
        </p>
        <p className={s.story}>{story}</p>
      </div>
      {productCount > 0 ? (
        <ButtonLink
          look="primary"
          href={routes.search({ brandIds: [id] })}
          onWarm={preload.search({ brandIds: [id] })}
        >
          查看全部商品
        </ButtonLink>
      ) : null}
    </div>
  )
}

function Loaded({ brand }: BrandProps) {
  const { id, name, categories, shops, bestSellers } = brand
  const within = { brandIds: [id] }
  return (
    <>
      <Breadcrumb path={[]} hub={HUB} last={name} />
      <Profile brand={brand} />
      {categories.length === 0 ? (
        <EmptyState title="当前区域没有该品牌的在售商品" text="可在页面左上角更换销售区域。">
          <ButtonLink look="primary" href={routes.brands()}>
            看看其他品牌
          </ButtonLink>
        </EmptyState>
      ) : null}
      <BestSellers tiles={bestSellers} within={within} />
      <CategoryGroups groups={categories} within={within} />
      {shops.length > 0 ? (
        <Section title="销售店铺">
          <StockedLinks
            items={shops}
            hrefOf={(shopId) => routes.search({ ...within, shopIds: [shopId] })}
          />
        </Section>
      ) : null}
    </>
  )
}

type BrandViewProps = { brandId: number }

/** One brand: who it is, what it sells here and who sells it. */
export function BrandView({ brandId }: BrandViewProps) {
  const { brand, error, isMissing, retry } = useBrand(brandId)
  if (isMissing) {
    return (
      <MissingPage title="品牌不存在" text="它可能已下架，或者地址有误。">
        <ButtonLink look="primary" href={routes.brands()}>
          查看全部品牌
        </ButtonLink>
        <ButtonLink href={routes.home()}>返回首页</ButtonLink>
      </MissingPage>
    )
  }
  if (brand) return <Loaded brand={brand} />
  return (
    <>
      <Breadcrumb path={[]} hub={HUB} last="品牌" />
      {error ? <ErrorState message={error.message} onRetry={retry} /> : <ProfileSkeleton />}
    </>
  )
}
