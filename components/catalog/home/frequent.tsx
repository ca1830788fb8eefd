import { Price } from '@/components/product/shared/price'
import { SavedItemTile } from '@/components/product/shared/saved-item-tile'
import { chinaDate } from '@/contract/china-clock'
import type { FrequentGood } from '@/contract/order/frequent-goods-calls'
import { routes } from '@/contract/routes'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import s from './frequent.module.css'
import { OwnRow } from './own-row'
import { useFrequentGoods } from './use-frequent-goods'

/** Length of `2026-`: a date within the last twelve months omits the year. */
const YEAR_LENGTH = 5

type TileProps = { good: FrequentGood; onAdd: ReturnType<typeof useAddToCart>['add'] }

function FrequentTile({ good, onAdd }: TileProps) {
  const { productId, sku, orderCount, lastOrderedAt, lastQty } = good
  const day = chinaDate(lastOrderedAt)
  return (
    <SavedItemTile
      saved={{ ...good, state: 'ok' }}
      href={routes.product(productId, sku.skuId)}
      choices={1}
      qty={lastQty}
      price={
        <>
          <p className={s.spec}>{sku.spec}</p>
          <Price value={sku.price} unit={sku.unit} size="m" />
        </>
      }
      note={
        <>
          {`下单 ${orderCount} 次 · 最近 `}
          <time dateTime={day}>{day.slice(YEAR_LENGTH)}</time>
        </>
      }
      onAdd={onAdd}
    />
  )
}

/** Frequently ordered goods with the last quantity; renders nothing without any. */
export function Frequent() {
  const { goods } = useFrequentGoods()
  const { add } = useAddToCart()
  if (!goods?.length) return null
  return (
    <OwnRow title="常购" all={{ href: routes.orders(), text: '查看订单' }}>
      <ul className={s.tiles}>
        {goods.map((good) => (
          <FrequentTile key={good.sku.skuId} good={good} onAdd={add} />
        ))}
      </ul>
    </OwnRow>
  )
}
