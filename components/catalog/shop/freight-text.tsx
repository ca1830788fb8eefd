import type { ShopCard } from '@/contract/catalog/shop-calls'
import { formatAmount } from '@/contract/money'

type FreightTextProps = { shop: Pick<ShopCard, 'freightAmount' | 'freeFreightFrom'> }

/** Freight and the amount from which delivery is free. */
export function FreightText({ shop: { freightAmount, freeFreightFrom } }: FreightTextProps) {
  if (freightAmount === 0) return '免运费'
  return `¥${formatAmount(freightAmount)}，满 ¥${formatAmount(freeFreightFrom)} 免运费`
}
