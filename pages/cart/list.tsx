import { CartView } from '@/components/cart/cart-view'
import { PageHead } from '@/components/shared/page-head'
import type { MallPage } from '@/hooks/page-loader'

const CartPage: MallPage = () => (
  <>
    <PageHead title="购物车" />
    <CartView />
  </>
)
export default CartPage
