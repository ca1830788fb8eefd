import { PageHead } from '@/components/shared/page-head'
import type { CategoryDetail } from '@/contract/category-detail'
import { routes } from '@/contract/routes'
import { useCategory } from '@/hooks/use-category'

/** The way from the top as schema.org lists it. */
function structured({ path }: CategoryDetail) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: path.map(({ id, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: routes.category(id),
    })),
  }
}

type CategoryHeadProps = { categoryId: number }

/** Title and structured data of a category page; a leaf's proper address is its list. */
export function CategoryHead({ categoryId }: CategoryHeadProps) {
  const { category, isMissing } = useCategory(categoryId)
  if (!category) return <PageHead title={isMissing ? '分类不存在' : '商品分类'} />
  const { id, name, path, productCount, children } = category
  return (
    <PageHead
      title={name}
      description={`${path.map((step) => step.name).join('、')}：${productCount} 种商品，按规格选型，价格透明。`}
      canonical={children.length > 0 ? routes.category(id) : routes.search({ categoryId: id })}
      data={structured(category)}
    />
  )
}
