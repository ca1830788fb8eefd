import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import type { ListingState } from '@/contract/catalog/listing-address'
import type { ShopCard } from '@/contract/catalog/shop-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { ShopScores } from '../shared/shop-scores'
import { ShopType } from '../shared/shop-type'
import { FreightText } from './freight-text'
import s from './shop-row.module.css'

type ShopRowProps = { shop: ShopCard; state: ListingState }

/** Row of the shop list: link to the shop, and to its products in the chosen category. */
export function ShopRow({ shop, state }: ShopRowProps) {
  const preload = usePreload()
  const { id, name, type, place, scores, productCount, freightAmount, open } = shop
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
        <p className={surface.facts}>
          {place ? <span>{place}发货</span> : null}
          {freightAmount === undefined ? null : (
            <span>
              运费 <FreightText shop={shop} />
            </span>
          )}
        </p>
      </div>
      <ShopScores scores={scores} />
      <MallLink href={routes.search(goods)} className={s.goods} onWarm={preload.search(goods)}>
        {productCount > 0 && `${productCount} 种`}商品
      </MallLink>
    </li>
  )
}
