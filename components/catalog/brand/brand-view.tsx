import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { MissingPage } from '@/components/ui/missing-page'
import { Resource } from '@/components/ui/resource'
import { Section } from '@/components/ui/section'
import type { BrandDetail } from '@/contract/catalog/brand-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { useBrand } from '@/hooks/catalog/use-brands'
import { BestSellers } from '../shared/best-sellers'
import { CategoryGroups } from '../shared/category-groups'
import { ProfileSkeleton } from '../shared/listing-skeleton'
import { StockedLinks } from '../shared/stocked-links'
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
          variant="primary"
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
  const { id, categories, shops, bestSellers } = brand
  const within = { brandIds: [id] }
  return (
    <>
      <Profile brand={brand} />
      {categories.length === 0 ? (
        <EmptyState title="当前区域没有该品牌的在售商品" text="可在页面左上角更换销售区域。">
          <ButtonLink variant="primary" href={routes.brands()}>
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

/** Brand page: profile, products in the area and the shops that sell them. */
export function BrandView({ brandId }: BrandViewProps) {
  const { brand, isNotFound, ...requested } = useBrand(brandId)
  if (isNotFound) {
    return (
      <MissingPage title="品牌不存在" text="它可能已下架，或者地址有误。">
        <ButtonLink variant="primary" href={routes.brands()}>
          查看全部品牌
        </ButtonLink>
        <ButtonLink href={routes.home()}>返回首页</ButtonLink>
      </MissingPage>
    )
  }
  return (
    <>
      <Breadcrumb path={[]} hub={HUB} last={brand?.name ?? '品牌'} />
      <Resource data={brand} {...requested} skeleton={<ProfileSkeleton />}>
        {(loaded) => <Loaded brand={loaded} />}
      </Resource>
    </>
  )
}
