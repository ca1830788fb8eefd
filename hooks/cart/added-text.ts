import type { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import type { Output } from '@/contract/endpoint'

export type Adjusted = Output<typeof saveCartProduct>['adjusted'][number]

/** Says that goods are in the cart, and which quantities its rules have changed. */
export function addedText(adjusted: readonly Adjusted[]): string {
  const changed = adjusted.map(({ from, to, reason }) => `数量 ${from} 已调整为 ${to}（${reason}）`)
  return ['已加入购物车', ...changed].join('，')
}
