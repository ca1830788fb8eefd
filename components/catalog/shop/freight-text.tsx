import type { ShopCard } from '@/contract/catalog/shop-calls'
import { formatAmount } from '@/contract/money'

type FreightTextProps = { shop: Pick<ShopCard, 'freightAmount' | 'freeFreightFrom'> }

/** Freight and the amount from which delivery is free; a host may not say. */
export function FreightText({ shop: { freightAmount, freeFreightFrom } }: FreightTextProps) {
  if (freightAmount === undefined) return '暂无'
  if (freightAmount === 0) return '免运费'
  return `¥${formatAmount(freightAmount)}，满 ¥${formatAmount(freeFreightFrom)} 免运费`
}
