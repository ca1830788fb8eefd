import { Amount } from '@/components/product/shared/price'
import { MallLink } from '@/components/ui/mall-link'
import type { CartShop } from '@/contract/cart/cart-calls'
import { formatAmount } from '@/contract/money'
import { routes } from '@/contract/routes'
import { CartLineRow } from './cart-line-row'
import s from './cart-shop-block.module.css'
import { SelectBox } from './select-box'
import { type CartScreen, rowOf } from './use-cart-screen'

type CartShopBlockProps = { block: CartShop; screen: CartScreen }

/** Lines of one shop, their total, and the amount missing for free freight. */
export function CartShopBlock({ block, screen }: CartShopBlockProps) {
  const { shop, lines, selectedCount, freeFreightGap } = block
  const shopHref = routes.search({ shopIds: [shop.id] })
  return (
    <section className={s.root} aria-label={shop.name}>
      <div className={s.head}>
        <SelectBox lines={lines} onEdit={screen.actions.edit} label={`选择${shop.name}的商品`} />
        <h2 className={s.name}>
          <MallLink href={routes.shop(shop.id)}>{shop.name}</MallLink>
        </h2>
        {freeFreightGap > 0 ? (
          <span className={s.gap}>
            再买 ¥{formatAmount(freeFreightGap)} 免运费
            <MallLink href={shopHref}>去凑单</MallLink>
          </span>
        ) : null}
      </div>
      <ul>
        {lines.map((line) => (
          <CartLineRow key={line.id} {...rowOf(screen, line)} />
        ))}
      </ul>
      <div className={s.foot}>
        <span>已选 {selectedCount} 种</span>
        <span>
          商品 <Amount value={block.goodsAmount} isPlain />
        </span>
        <span>
          运费 <Amount value={block.freightAmount} isPlain />
        </span>
      </div>
    </section>
  )
}
