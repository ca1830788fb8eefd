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
  onAdd: (goods: Goods[]) => Promise<AddResult>
}

/** Into the cart; one with several specs is chosen on its page, and so is a way around 不可售. */
function Way({ kept, href, choices, onAdd }: WayProps) {
  const isSold = kept.state === 'ok'
  if (isSold && choices <= 1) return <AddToCart sku={kept.sku} title={kept.title} onAdd={onAdd} />
  return (
    <ButtonLink size="s" look={isSold ? 'outline' : 'plain'} href={href}>
      {isSold ? `选择规格（${choices}）` : '查看商品'}
    </ButtonLink>
  )
}

type KeptTileProps = WayProps & {
  /** What it costs. */
  price: ReactNode
  /** When it was kept, and what else is to be said. */
  note: ReactNode
  /** What taking it away is called. */
  removal: string
  isPending: boolean
  onRemove: () => void
}

/** A product a buyer has kept or looked at, with its stock of now. */
export function KeptTile(props: KeptTileProps) {
  const { kept, href, choices, price, note, removal, isPending, onAdd, onRemove } = props
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
        <Way kept={kept} href={href} choices={choices} onAdd={onAdd} />
        <Button
          look="text"
          size="s"
          isPending={isPending}
          onClick={onRemove}
          aria-label={`${removal}：${title}`}
        >
          {removal}
        </Button>
      </div>
    </li>
  )
}
