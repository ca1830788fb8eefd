import { ShopScores } from '@/components/shared/shop-scores'
import { ShopType } from '@/components/shared/shop-type'
import { MallLink } from '@/components/ui/mall-link'
import type { HallState } from '@/contract/hall-state'
import { routes } from '@/contract/routes'
import type { ShopCard } from '@/contract/shop'
import { usePreload } from '@/hooks/use-preload'
import { FreightText } from './freight-text'
import s from './shop-row.module.css'

type ShopRowProps = { shop: ShopCard; state: HallState }

/** A shop of the list: its page, and its products in the category that is chosen. */
export function ShopRow({ shop, state }: ShopRowProps) {
  const preload = usePreload()
  const { id, name, type, place, scores, productCount, open } = shop
  const goods = { shopIds: [id], categoryId: state.categoryId }
  return (
    <li className={s.root}>
      <div>
        <p className={s.name}>
          <ShopType type={type} />
          <MallLink href={routes.shop(id)} onWarm={preload.shop(id)}>
            {name}
          </MallLink>
          {open ? null : <span className={s.closed}>休业中</span>}
        </p>
        <p className={s.facts}>
          <span>{place}发货</span>
          <span>
            运费 <FreightText shop={shop} />
          </span>
        </p>
      </div>
      <ShopScores scores={scores} />
      <MallLink href={routes.search(goods)} className={s.goods} onWarm={preload.search(goods)}>
        {productCount} 种商品
      </MallLink>
    </li>
  )
}
