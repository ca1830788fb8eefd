import dynamic from 'next/dynamic'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { late } from '@/components/ui/late'
import { MissingPage } from '@/components/ui/missing-page'
import { Section } from '@/components/ui/section'
import type { CategoryDetail } from '@/contract/catalog/category-calls'
import { listingAddress } from '@/contract/catalog/listing-address'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { useCategories } from '@/hooks/catalog/use-categories'
import { useCategory } from '@/hooks/catalog/use-category'
import { BestSellers } from '../shared/best-sellers'
import { CategoryGroups } from '../shared/category-groups'
import { CategoryTiles } from '../shared/category-tiles'
import { StockedLinks } from '../shared/stocked-links'
import { CategorySkeleton } from './category-skeleton'
import s from './category-view.module.css'
import { LeafFacts } from './leaf-facts'
import { Siblings } from './siblings'

/** Only a mall on another's API lacks the call of this page. */
const CategoryWithout = dynamic(async () => (await import('./category-without')).CategoryWithout, {
  loading: late(),
})

type CategoryProps = { category: CategoryDetail }

/** Subcategories: groups of leaves, leaves, or none for a leaf itself. */
function Below({ category }: CategoryProps) {
  const preload = usePreload()
  const { children } = category
  if (children.length === 0) return <LeafFacts category={category} />
  if (children.some((child) => child.children.length > 0)) {
    return (
      <div className={s.groups}>
        <CategoryGroups groups={children} />
      </div>
    )
  }
  const linkOf = (categoryId: number) => ({
    href: routes.search({ categoryId }),
    onWarm: preload.search({ categoryId }),
  })
  return (
    <Section title="选择品类">
      <CategoryTiles tiles={children} linkOf={linkOf} />
    </Section>
  )
}

function Loaded({ category }: CategoryProps) {
  const { id, name, productCount, brands, bestSellers } = category
  const preload = usePreload()
  return (
    <>
      <Breadcrumb path={category.path} />
      <div className={s.body}>
        <Siblings category={category} />
        <div>
          <div className={s.head}>
            <h1 className={s.title}>{name}</h1>
            <span className={s.count}>共 {productCount} 种商品</span>
            {category.children.length > 0 ? (
              <ButtonLink
                href={routes.search({ categoryId: id })}
                onWarm={preload.search({ categoryId: id })}
                size="s"
              >
                查看全部商品
              </ButtonLink>
            ) : null}
          </div>
          <Below category={category} />
          {brands.length > 0 ? (
            <Section
              title="品牌"
              more={{
                href: routes.brands(listingAddress.write({ categoryId: id })),
                text: '品牌馆',
              }}
            >
              <StockedLinks
                items={brands}
                hrefOf={(brandId) => routes.search({ categoryId: id, brandIds: [brandId] })}
              />
            </Section>
          ) : null}
          <BestSellers tiles={bestSellers} within={{ categoryId: id }} />
        </div>
      </div>
    </>
  )
}

function Missing() {
  const { categories } = useCategories(1)
  return (
    <MissingPage title="分类不存在" text="它可能已调整，或者地址有误。可以从下列分类开始找。">
      {categories.map(({ id, name }) => (
        <ButtonLink key={id} href={routes.category(id)}>
          {name}
        </ButtonLink>
      ))}
    </MissingPage>
  )
}

type CategoryViewProps = { categoryId: number }

/** Category page: siblings, subcategories, brands and best sellers. */
export function CategoryView({ categoryId }: CategoryViewProps) {
  const { category, error, isNotFound, retry } = useCategory(categoryId)
  if (isNotFound) return <Missing />
  if (category) return <Loaded category={category} />
  if (!error) return <CategorySkeleton />
  if (error.kind === 'missing') return <CategoryWithout categoryId={categoryId} />
  return (
    <>
      <Breadcrumb path={[]} last="商品分类" />
      <ErrorState error={error} onRetry={retry} />
    </>
  )
}
