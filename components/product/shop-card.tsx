import { ShopScores } from '@/components/catalog/shared/shop-scores'
import { ShopType } from '@/components/catalog/shared/shop-type'
import { ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { ProductDetail } from '@/contract/product/product-calls'
import { routes } from '@/contract/routes'
import s from './shop-card.module.css'

type ShopCardProps = { shop: ProductDetail['shop'] }

/** The selling shop, with a link to its other products. */
export function ShopCard({ shop }: ShopCardProps) {
  return (
    <aside className={s.root} aria-label="店铺">
      <h2 className={s.name}>
        <ShopType type={shop.type} />
        <MallLink href={routes.shop(shop.id)}>{shop.name}</MallLink>
      </h2>
      <div className={s.scores}>
        <ShopScores scores={shop.scores} />
      </div>
      {shop.notice ? <p className={s.notice}>{shop.notice}</p> : null}
      <span className={s.enter}>
        <ButtonLink href={routes.search({ shopIds: [shop.id] })}>全部在售商品</ButtonLink>
      </span>
    </aside>
  )
}
