import { count } from './common'
import { endpoint, nothing } from './endpoint'

/** Of the call whose answer is the whole cart: few pages show that, many spoil it. */
export const CART_LIST_PATH = '/api/cart/list/getCartList'

/** By itself: every page asks this, and the other calls about the cart only some. */
export const getCartListCount = endpoint({
  name: 'getCartListCount',
  method: 'GET',
  path: '/api/cart/list/getCartListCount',
  auth: 'user',
  summary: 'Number of lines in the cart, without those kept aside',
  input: nothing,
  output: count,
})

/** What goods put into the cart spoil. */
export const CART_CALLS = [{ path: CART_LIST_PATH } as const, getCartListCount]
