import type { ReactNode } from 'react'
import type { AddResult, Goods } from '@/components/cart/shared/add-to-cart'
import { AddToCart } from '@/components/cart/shared/add-to-cart'
import { Button, ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import type { Favorite } from '@/contract/account/favorite-calls'
import { obstacleText } from '@/contract/product/obstacle-rules'
import { usePreload } from '@/hooks/call/use-preload'
import { Availability } from './availability'
import { ProductImage } from './product-image'
import s from './saved-item-tile.module.css'

type Kept = Pick<
  Favorite,
  'productId' | 'title' | 'image' | 'sku' | 'state' | 'stockState' | 'leadDays'
>

type WayProps = {
  saved: Kept
  href: string
  /** Number of SKUs to choose from; 1 when one is chosen already. */
  choices: number
  /** Initial quantity; the minimum order quantity by default. */
  qty?: number | undefined
  onAdd: (goods: Goods[]) => Promise<AddResult>
}

/** Add to cart; products with several SKUs, and 不可售 ones, link to their page instead. */
function Way({ saved, href, choices, qty, onAdd }: WayProps) {
  const isSold = saved.state === 'ok'
  // A price on request, too: AddToCart asks for it.
  if (saved.state === 'quoteOnly' || (isSold && choices <= 1)) {
    const { sku, title } = saved
    return <AddToCart sku={sku} title={`${title} ${sku.spec}`} firstQty={qty} onAdd={onAdd} />
  }
  return (
    <ButtonLink size="s" variant={isSold ? 'outline' : 'plain'} href={href}>
      {isSold ? `选择规格（${choices}）` : '查看商品'}
    </ButtonLink>
  )
}

/** Remove button. */
type Removal = { text: string; isPending: boolean; onRemove: () => void }

type SavedItemTileProps = WayProps & {
  /** A checkbox, where several are chosen. */
  pick?: ReactNode
  /** Price of the item. */
  price: ReactNode
  /** When it was saved, and other notes. */
  note: ReactNode
  /** Omitted for items the buyer did not save. */
  removal?: Removal
}

/** Tile of a product the buyer saved, viewed or ordered, with its current stock. */
export function SavedItemTile(props: SavedItemTileProps) {
  const { pick, saved, href, choices, qty, price, note, removal, onAdd } = props
  const { productId, title, state } = saved
  const preload = usePreload()
  return (
    <li className={s.tile}>
      {pick ? <span className={s.pick}>{pick}</span> : null}
      <MallLink href={href} onWarm={preload.product(productId)}>
        <span className={s.picture}>
          <ProductImage src={saved.image} alt="" width={160} />
        </span>
        <span className={surface.twoLines}>{title}</span>
      </MallLink>
      <div>{price}</div>
      <p className={surface.note}>
        <Availability
          state={saved.stockState}
          leadDays={saved.leadDays}
          obstacle={obstacleText(state)}
        />
      </p>
      <p className={surface.note}>{note}</p>
      <div className={s.ways}>
        <Way saved={saved} href={href} choices={choices} qty={qty} onAdd={onAdd} />
        {removal ? (
          <Button
            variant="text"
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
