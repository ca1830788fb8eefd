import { KeptTile } from '@/components/shared/kept-tile'
import { Price } from '@/components/shared/price'
import type { FrequentGood } from '@/contract/frequent-goods'
import { routes } from '@/contract/routes'
import { chinaDate } from '@/contract/working-days'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { useFrequentGoods } from '@/hooks/use-frequent-goods'
import s from './frequent.module.css'
import { OwnRow } from './own-row'

/** Of `2026-`: a day of the last twelve months is told without. */
const YEAR_LENGTH = 5

type TileProps = { good: FrequentGood; onAdd: ReturnType<typeof useAddToCart>['add'] }

function FrequentTile({ good, onAdd }: TileProps) {
  const { productId, sku, orderCount, lastOrderedAt, lastQty } = good
  const day = chinaDate(lastOrderedAt)
  return (
    <KeptTile
      kept={{ ...good, state: 'ok' }}
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

/** What the buyer orders often, with the quantity of the last time; nothing before there is any. */
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
