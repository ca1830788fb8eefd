import { useRouter } from 'next/router'
import { ProductHead } from '@/components/product/product-head'
import { ProductView } from '@/components/product/product-view'
import { parseProductState } from '@/contract/product-state'
import { parseId } from '@/contract/query'
import type { MallPage } from '@/hooks/page-loader'
import { productRequests } from '@/hooks/page-requests'

const ProductPage: MallPage = () => {
  const { query } = useRouter()
  const productId = parseId(query.id) ?? 0
  return (
    <>
      <ProductHead productId={productId} />
      <ProductView productId={productId} state={parseProductState(query)} />
    </>
  )
}
ProductPage.requests = (query, areas) => productRequests(parseId(query.id) ?? 0, areas)
export default ProductPage
