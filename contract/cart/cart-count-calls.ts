import { endpoint, nothing } from '@/contract/endpoint'
import { count } from '@/contract/fields'

/** Path of the call that returns the whole cart: few pages show it, many invalidate it. */
export const CART_LIST_PATH = '/api/cart/list/getCartList'

/** A file of its own: every page uses this call, the other cart calls only some. */
export const getCartListCount = endpoint({
  name: 'getCartListCount',
  method: 'GET',
  path: '/api/cart/list/getCartListCount',
  auth: 'user',
  core: true,
  summary: 'Number of lines in the cart, without those kept aside',
  input: nothing,
  output: count,
})

/** Calls invalidated by adding goods to the cart. */
export const CART_CALLS = [{ path: CART_LIST_PATH } as const, getCartListCount]
