import { MallLink } from '@/components/ui/mall-link'
import type { BrandCard as Brand } from '@/contract/catalog/brand-calls'
import type { ListingState } from '@/contract/catalog/listing-address'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import s from './brand-card.module.css'

type BrandCardProps = { brand: Brand; state: ListingState }

/** Card of the brand hall: link to the brand, and to its products in the chosen category. */
export function BrandCard({ brand, state }: BrandCardProps) {
  const preload = usePreload()
  const { id, name, latin, field, productCount } = brand
  const goods = { brandIds: [id], categoryId: state.categoryId }
  return (
    <li className={s.root}>
      <MallLink href={routes.brand(id)} className={s.brand} onWarm={preload.brand(id)}>
        <span className={s.latin}>{latin}</span>
        <span>{name}</span>
      </MallLink>
      <p className={s.facts}>
        <span>{field}</span>
        <MallLink href={routes.search(goods)} className={s.goods} onWarm={preload.search(goods)}>
          {productCount > 0 && `${productCount} 种`}商品
        </MallLink>
      </p>
    </li>
  )
}
