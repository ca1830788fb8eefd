import { useRouter } from 'next/router'
import { CategoryHead } from '@/components/category/category-head'
import { CategoryView } from '@/components/category/category-view'
import { parseId } from '@/contract/query'
import { categoryRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

const CategoryPage: MallPage = () => {
  const categoryId = parseId(useRouter().query.id) ?? 0
  return (
    <>
      <CategoryHead categoryId={categoryId} />
      <CategoryView categoryId={categoryId} />
    </>
  )
}
CategoryPage.requests = (query, areas) => categoryRequests(parseId(query.id) ?? 0, areas)
export default CategoryPage
