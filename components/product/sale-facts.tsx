import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import { formatAmount } from '@/contract/money'
import type { ProductDetail } from '@/contract/product/product-calls'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { saleObstacle } from '@/contract/product/sale-obstacle-rules'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { useAreas } from '@/hooks/area/use-areas'
import s from './buy-box.module.css'
import { Availability } from './shared/availability'
import { isBuyable } from './sku-choice'

/** Loaded on demand: few SKUs are out of stock. */
const ArrivalNotice = dynamic(async () => (await import('./arrival-notice')).ArrivalNotice, {
  loading: late(),
})

function unitText({ unit, packQty, packUnit }: Sku): string {
  return packQty > 1 && packUnit !== ''
    ? `${unit}（${formatQuantity(packQty, unit)}/${packUnit}）`
    : unit
}

function freightText({ freightAmount, freeFreightFrom }: ProductDetail['shop']): string {
  if (freightAmount === 0) return '包邮'
  const free = freeFreightFrom > 0 ? `，本店满 ¥${formatAmount(freeFreightFrom)} 包邮` : ''
  return `¥${formatAmount(freightAmount)}${free}`
}

type SaleFactsProps = { product: ProductDetail; sku: Sku }

/** Stock in the area and the day of arrival, freight and terms of sale. */
export function SaleFacts({ product, sku }: SaleFactsProps) {
  const { current } = useAreas()
  return (
    <dl className={s.rows}>
      <dt>配送</dt>
      <dd>
        至 {current.title}{' '}
        <Availability
          state={sku.stockState}
          stock={sku.stock}
          unit={sku.unit}
          leadDays={sku.leadDays}
          obstacle={saleObstacle({ status: sku.status, saleable: product.saleable })}
        />{' '}
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
