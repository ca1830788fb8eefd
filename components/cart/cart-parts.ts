/** Parts of the cart that are shown only now and then: one file, loaded with the first of them. */
export { BackorderNote } from './backorder-note'
export { CartExport } from './cart-export'
export { CartRises } from './cart-rises'
export { EmptyCart } from './empty-cart'
export { LaterBlock } from './later-block'
export { RefusedGoods } from './refused-goods'
export { WaysOut } from './ways-out'
