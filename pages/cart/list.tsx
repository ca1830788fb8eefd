import { CartView } from '@/components/cart/cart-view'
import { PageHead } from '@/components/ui/page-head'
import type { MallPage } from '@/services/page/page-loader'

const CartPage: MallPage = () => (
  <>
    <PageHead title="购物车" />
    <CartView />
  </>
)
export default CartPage
