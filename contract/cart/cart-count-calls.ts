import { endpoint } from '@/contract/endpoint'
import { count, nothing } from '@/contract/fields'

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
