import type { LineState } from '@/contract/cart/cart-calls'

/** Goods that are sold elsewhere; who knows the name of the area says it instead. */
export const NOT_SOLD_HERE = '当前区域不可售'

/** The same with the name of the area: the buyer may have forgotten which one is chosen. */
export const notSoldIn = (area: string) => `${area}不可售`

/** Of a line of the cart; a quantity is no obstacle to the goods. */
const OBSTACLES: Record<LineState, string> = {
  ok: '',
  low: '',
  backorder: '',
  short: '',
  moq: '',
  step: '',
  max: '',
  areaOff: NOT_SOLD_HERE,
  off: '已下架',
  gone: '已停产，不再供货',
  quoteOnly: '需询价，暂不能直接购买',
  shopClosed: '店铺休业',
}

/** Why goods cannot be bought in any quantity, '' when they can. */
export function obstacleText(state: LineState): string {
  return OBSTACLES[state]
}
