import { formatQuantity } from '@/contract/product/quantity-rules'

/** What the unpaid orders of a buyer may hold at once. */
export type HoldLimit = {
  /** Submissions; one may be several orders, one a shop. */
  orders: number
  pieces: number
  /** Of what is free of a SKU, %. */
  sharePercent: number
}

/** Stock held by the unpaid: the only place these numbers stand. */
export const HOLD_LIMITS: Readonly<Record<'newcomer' | 'customer', HoldLimit>> = {
  /** Nothing of this buyer has been paid so far: another account costs only a phone. */
  newcomer: { orders: 10, pieces: 10_000, sharePercent: 50 },
  customer: { orders: 40, pieces: 100_000, sharePercent: 90 },
}
/** Pieces of a SKU anybody may hold, however few there are. */
export const HOLD_ALWAYS = 100
/** Submissions of a buyer in a minute. */
export const ORDERS_A_MINUTE = 10

export type HeldGoods = {
  title: string
  spec: string
  unit: string
  /** Pieces this order would hold, those the buyer's unpaid orders hold, and those free. */
  qty: number
  held: number
  free: number
}

type Holds = {
  /** Unpaid submissions, and the pieces they hold of any SKU. */
  orders: number
  pieces: number
  goods: readonly HeldGoods[]
  limit: HoldLimit
}

/** Pieces of a SKU that a buyer's unpaid orders may hold together. */
const mostOf = ({ free, held }: HeldGoods, { sharePercent }: HoldLimit) =>
  Math.max(HOLD_ALWAYS, Math.floor(((free + held) * sharePercent) / 100))

/** Why the buyer's unpaid orders leave no room for another; null when they do. */
export function holdRefusalOf({ orders, pieces, goods, limit }: Holds): string | null {
  if (orders >= limit.orders) {
    return `您有 ${orders} 笔待付款的订单，已达上限，请先付款或取消后再下单`
  }
  const more = goods.reduce((sum, { qty }) => sum + qty, 0)
  if (pieces + more > limit.pieces) {
    const held = pieces > 0 ? `，已占用 ${formatQuantity(pieces, '件')}` : ''
    return `待付款的订单最多占用 ${formatQuantity(limit.pieces, '件')}库存${held}，请先付款或减少数量，大批量采购可以询价`
  }
  const over = goods.find((one) => one.qty + one.held > mostOf(one, limit))
  if (!over) return null
  const { title, spec, unit, held } = over
  const already = held > 0 ? `（已占用 ${formatQuantity(held, unit)}）` : ''
  return `${title} ${spec}：待付款时最多占用 ${formatQuantity(mostOf(over, limit), unit)}${already}，请减少数量，或付款后再买，大批量采购可以询价`
}
