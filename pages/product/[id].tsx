import { useRouter } from 'next/router'
import { ProductHead } from '@/components/product/product-head'
import { ProductView } from '@/components/product/product-view'
import { parseId } from '@/contract/address-of'
import { productAddress } from '@/contract/product/product-address'
import type { MallPage } from '@/services/page/page-loader'
import { productRequests } from '@/services/page/page-requests'

const ProductPage: MallPage = () => {
  const { query } = useRouter()
  const productId = parseId(query.id) ?? 0
  return (
    <>
      <ProductHead productId={productId} />
      <ProductView productId={productId} state={productAddress.read(query)} />
    </>
  )
}
ProductPage.requests = (query, areas) => productRequests(parseId(query.id) ?? 0, areas)
export default ProductPage
