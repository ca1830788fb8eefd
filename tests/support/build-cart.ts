import type { CartLine, CartList } from '@/contract/cart/cart-calls'
import { cartOf } from '@/contract/cart/cart-rules'

const TERMS = {
  shop: { id: 1, name: '北岭工品专营店' },
  freightFee: 800,
  freeFreightFrom: 15_000,
}

/** A cart of one shop's lines, with what is kept for later. */
export function buildCart(lines: CartLine[], later: CartLine[] = []): CartList {
  return cartOf([
    ...lines.map((line) => ({ terms: TERMS, line, isLater: false })),
    ...later.map((line) => ({ terms: TERMS, line, isLater: true })),
  ])
}
