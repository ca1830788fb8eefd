import { breadcrumbData, stepsOf } from '@/components/ui/breadcrumb'
import { PageHead } from '@/components/ui/page-head'
import { routes } from '@/contract/routes'
import { useCategory } from '@/hooks/catalog/use-category'

type CategoryHeadProps = { categoryId: number }

/** Title and structured data of a category page; a leaf's canonical URL is its list. */
export function CategoryHead({ categoryId }: CategoryHeadProps) {
  const { category, isNotFound } = useCategory(categoryId)
  if (!category) return <PageHead title={isNotFound ? '分类不存在' : '商品分类'} />
  const { id, name, path, productCount, children } = category
  return (
    <PageHead
      title={name}
      description={`${path.map((step) => step.name).join('、')}：${productCount} 种商品，按规格选型，价格透明。`}
      canonical={children.length > 0 ? routes.category(id) : routes.search({ categoryId: id })}
      data={typeof window === 'undefined' ? breadcrumbData(stepsOf(path)) : null}
    />
  )
}
