import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { NotConnected } from '@/components/ui/not-connected'
import surface from '@/components/ui/surface.module.css'
import { getCategoryDetail } from '@/contract/deferred-browse-calls'
import { routes } from '@/contract/routes'
import { useCategories } from '@/hooks/catalog/use-categories'
import { findCategory } from './category-in-tree'

type CategoryWithoutProps = { categoryId: number }

/** Category page on a host without getCategoryDetail: its place in the tree, and what is below. */
export function CategoryWithout({ categoryId }: CategoryWithoutProps) {
  const { categories } = useCategories(3)
  const category = findCategory(categories, categoryId)
  if (!category) return <NotConnected call={getCategoryDetail.name} />
  const hasChildren = category.children.length > 0
  return (
    <>
      <Breadcrumb path={category.path} />
      <h1 className={surface.pageTitle}>{category.name}</h1>
      <div className={surface.ways}>
        {category.children.map(({ id, name }) => (
          <ButtonLink key={id} href={routes.category(id)}>
            {name}
          </ButtonLink>
        ))}
        {hasChildren ? null : (
          <ButtonLink href={routes.search({ categoryId })}>查看商品</ButtonLink>
        )}
      </div>
    </>
  )
}
