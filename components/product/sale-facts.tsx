import dynamic from 'next/dynamic'
import { StockText } from '@/components/shared/stock-text'
import { formatAmount } from '@/contract/money'
import type { ProductDetail } from '@/contract/product-detail'
import type { Sku } from '@/contract/sku-columns'
import { useAreas } from '@/hooks/use-areas'
import s from './buy-box.module.css'
import { useDeliveryDay } from './delivery-date'
import { isBuyable } from './sku-choice'

/** Few SKUs are out of stock: the others need not carry it. */
const ArrivalNotice = dynamic(async () => (await import('./arrival-notice')).ArrivalNotice)

function unitText({ unit, packQty, packUnit }: Sku): string {
  return packQty > 1 && packUnit !== '' ? `${unit}（${packQty} ${unit}/${packUnit}）` : unit
}

function freightText({ freightAmount, freeFreightFrom }: ProductDetail['shop']): string {
  if (freightAmount === 0) return '包邮'
  const free = freeFreightFrom > 0 ? `，本店满 ¥${formatAmount(freeFreightFrom)} 包邮` : ''
  return `¥${formatAmount(freightAmount)}${free}`
}

type SaleFactsProps = { product: ProductDetail; sku: Sku }

/** Stock of the area, when it arrives, freight and how it is sold. */
export function SaleFacts({ product, sku }: SaleFactsProps) {
  const { current } = useAreas()
  const day = useDeliveryDay(sku.leadDays)
  return (
    <dl className={s.rows}>
      <dt>配送</dt>
      <dd>
        至 {current.title}{' '}
        <StockText state={sku.stockState} stock={sku.stock} leadDays={sku.leadDays} />
        {day && sku.stockState !== 'out' ? (
          <span className={s.date}>，今天下单预计 {day}送达</span>
        ) : null}
        {sku.stockState === 'out' && isBuyable(product, sku) ? (
          <ArrivalNotice title={`${product.title} ${sku.spec}`} skuId={sku.skuId} />
        ) : null}
      </dd>
      <dt>运费</dt>
      <dd>{freightText(product.shop)}</dd>
      <dt>销售单位</dt>
      <dd>{unitText(sku)}</dd>
    </dl>
  )
}
