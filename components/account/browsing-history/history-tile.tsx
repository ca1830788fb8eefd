import { Checkbox } from 'antd'
import type { AddResult, Goods } from '@/components/cart/shared/add-to-cart'
import { Price } from '@/components/product/shared/price'
import { SavedItemTile } from '@/components/product/shared/saved-item-tile'
import type { Browsed } from '@/contract/account/browsing-history-calls'
import { chinaMinute } from '@/contract/china-clock'
import { formatPrice } from '@/contract/money'
import { routes } from '@/contract/routes'
import s from './history.module.css'
import { priceMove } from './price-move'

type HistoryTileProps = {
  entry: Browsed
  isChosen: boolean
  isPending: boolean
  onChoose: (isOn: boolean) => void
  onAdd: (goods: Goods[]) => Promise<AddResult>
  onRemove: () => void
}

/** Viewed product: current price, its change since, and the time of the view. */
export function HistoryTile(props: HistoryTileProps) {
  const { entry, isChosen, isPending, onChoose, onAdd, onRemove } = props
  const { productId, sku, priceThen, viewedAt } = entry
  const move = priceMove(priceThen, sku.price)
  return (
    <SavedItemTile
      pick={
        <Checkbox
          aria-label={`选择 ${entry.title}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      }
      saved={entry}
      href={routes.product(productId, sku.skuId)}
      choices={1}
      price={
        <>
          <p className={s.spec}>{sku.spec}</p>
          <Price value={sku.price} unit={sku.unit} size="m" />
          <p className={s.then}>
            {move.way === 'same' ? (
              '与浏览时相同'
            ) : (
              <>
                浏览时 ¥{formatPrice(priceThen)}
                <span className={s[move.way]}>{move.text}</span>
              </>
            )}
          </p>
        </>
      }
      note={`${chinaMinute(viewedAt)} 浏览`}
      removal={{ text: '删除', isPending, onRemove }}
      onAdd={onAdd}
    />
  )
}
