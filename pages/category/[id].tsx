import { useRouter } from 'next/router'
import { CategoryHead } from '@/components/catalog/category/category-head'
import { CategoryView } from '@/components/catalog/category/category-view'
import { parseId } from '@/contract/address-of'
import { categoryRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

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
