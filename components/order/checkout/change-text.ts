import { formatPrice } from '@/contract/money'
import type { CheckoutChange } from '@/contract/order/checkout-calls'
import { obstacleText } from '@/contract/product/obstacle-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import type { ArrivalDay } from '@/contract/product/supply-rules'

/** `从 a 变为 b`, or only the known one of the two. */
function move(from: string | null, to: string | null): string {
  if (from !== null && to !== null) return `由 ${from} 变为 ${to}`
  return to === null ? '有变化' : `现为 ${to}`
}

const yuan = (price: number | null) => (price === null ? null : `¥${formatPrice(price)}`)

/** Change of a line since the buyer last saw it. */
export function changeText(
  { kind, from, to, unit }: CheckoutChange,
  arrivalDay: ArrivalDay,
): string {
  const pieces = (count: number | null) => (count === null ? null : formatQuantity(count, unit))
  if (kind === 'priceUp') return `单价上涨：${move(yuan(from), yuan(to))}`
  if (kind === 'priceDown') return `单价下降：${move(yuan(from), yuan(to))}`
  const day = (days: number | null) => (days === null ? null : arrivalDay(days))
  if (kind === 'leadChanged') return `预计送达${move(day(from), day(to))}`
  if (kind === 'qtyChanged') return `数量${move(pieces(from), pieces(to))}`
  if (kind === 'short') return to ? `库存不足，仅剩 ${pieces(to)}` : '库存不足'
  if (kind === 'moq') return to ? `不足起订量 ${pieces(to)}` : '不足起订量'
  if (kind === 'max') return to ? `超出限购 ${pieces(to)}` : '超出限购数量'
  if (kind === 'step') return to ? `数量须为 ${pieces(to)}的整数倍` : '数量不是包装量的整数倍'
  if (kind === 'added') return '新加入本单'
  if (kind === 'removed') return '已不在购物车中'
  return kind === 'areaOff' ? '收货地区不可售' : obstacleText(kind)
}
