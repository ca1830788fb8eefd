import { formatAmount } from '@/contract/money'
import type { ShopCard } from '@/contract/shop'

type FreightTextProps = { shop: Pick<ShopCard, 'freightAmount' | 'freeFreightFrom'> }

/** What a delivery costs and from what amount on it is free. */
export function FreightText({ shop: { freightAmount, freeFreightFrom } }: FreightTextProps) {
  if (freightAmount === 0) return '免运费'
  return `¥${formatAmount(freightAmount)}，满 ¥${formatAmount(freeFreightFrom)} 免运费`
}
