import type { ReactNode } from 'react'
import type { AddResult, Goods } from '@/components/shared/add-to-cart'
import { AddToCart } from '@/components/shared/add-to-cart'
import { ProductImage } from '@/components/shared/product-image'
import { StockText } from '@/components/shared/stock-text'
import { Button, ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { Favorite } from '@/contract/favorite'
import { usePreload } from '@/hooks/use-preload'
import s from './kept-tile.module.css'

type Kept = Pick<
  Favorite,
  'productId' | 'title' | 'image' | 'sku' | 'state' | 'stockState' | 'leadDays'
>

const WHY_NOT: Record<Exclude<Kept['state'], 'ok'>, string> = {
  areaOff: '当前区域不可售',
  off: '已下架',
}

type WayProps = {
  kept: Kept
  href: string
  /** How many SKUs there are to choose from; 1 when one is chosen already. */
  choices: number
  /** What the quantity starts with; the least that can be ordered without. */
  qty?: number | undefined
  onAdd: (goods: Goods[]) => Promise<AddResult>
}

/** Into the cart; one with several specs is chosen on its page, and so is a way around 不可售. */
function Way({ kept, href, choices, qty, onAdd }: WayProps) {
  const isSold = kept.state === 'ok'
  if (isSold && choices <= 1) {
    const { sku, title } = kept
    return <AddToCart sku={sku} title={`${title} ${sku.spec}`} firstQty={qty} onAdd={onAdd} />
  }
  return (
    <ButtonLink size="s" look={isSold ? 'outline' : 'plain'} href={href}>
      {isSold ? `选择规格（${choices}）` : '查看商品'}
    </ButtonLink>
  )
}

/** Taking a product away. */
type Removal = { text: string; isPending: boolean; onRemove: () => void }

type KeptTileProps = WayProps & {
  /** What it costs. */
  price: ReactNode
  /** When it was kept, and what else is to be said. */
  note: ReactNode
  /** None for what the buyer did not put there. */
  removal?: Removal
}

/** A product a buyer has kept, looked at or ordered, with its stock of now. */
export function KeptTile(props: KeptTileProps) {
  const { kept, href, choices, qty, price, note, removal, onAdd } = props
  const { productId, title, state } = kept
  const preload = usePreload()
  return (
    <li className={s.tile}>
      <MallLink href={href} onWarm={preload.product(productId)}>
        <span className={s.picture}>
          <ProductImage src={kept.image} alt="" width={160} />
        </span>
        <span className={s.name}>{title}</span>
      </MallLink>
      <div>{price}</div>
      <p className={s.facts}>
        {state === 'ok' ? (
          <StockText state={kept.stockState} leadDays={kept.leadDays} />
        ) : (
          <span className={s.off}>{WHY_NOT[state]}</span>
        )}
      </p>
      <p className={s.facts}>{note}</p>
      <div className={s.ways}>
        <Way kept={kept} href={href} choices={choices} qty={qty} onAdd={onAdd} />
        {removal ? (
          <Button
            look="text"
            size="s"
            isPending={removal.isPending}
            onClick={removal.onRemove}
            aria-label={`${removal.text}：${title}`}
          >
            {removal.text}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
