import { BestSellers } from '@/components/shared/best-sellers'
import { Breadcrumb } from '@/components/shared/breadcrumb'
import { CategoryGroups } from '@/components/shared/category-groups'
import { CategoryTiles } from '@/components/shared/category-tiles'
import { ErrorState } from '@/components/shared/error-state'
import { MissingPage } from '@/components/shared/missing-page'
import { Section } from '@/components/shared/section'
import { StockedLinks } from '@/components/shared/stocked-links'
import { ButtonLink } from '@/components/ui/button'
import type { CategoryDetail } from '@/contract/category-detail'
import { routes } from '@/contract/routes'
import { useCategories } from '@/hooks/use-categories'
import { useCategory } from '@/hooks/use-category'
import { usePreload } from '@/hooks/use-preload'
import { CategorySkeleton } from './category-skeleton'
import s from './category-view.module.css'
import { LeafFacts } from './leaf-facts'
import { Siblings } from './siblings'

type CategoryProps = { category: CategoryDetail }

/** What is below: groups of leaves, leaves, or nothing but the goods themselves. */
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
              more={{ href: routes.brands({ categoryId: id }), text: '品牌馆' }}
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

/** One category: what is beside it, what is below it, whose goods it holds and which sell best. */
export function CategoryView({ categoryId }: CategoryViewProps) {
  const { category, error, isMissing, retry } = useCategory(categoryId)
  if (isMissing) return <Missing />
  if (category) return <Loaded category={category} />
  if (!error) return <CategorySkeleton />
  return (
    <>
      <Breadcrumb path={[]} last="商品分类" />
      <ErrorState message={error.message} onRetry={retry} />
    </>
  )
}
