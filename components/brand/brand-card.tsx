import { MallLink } from '@/components/ui/mall-link'
import type { BrandCard as Brand } from '@/contract/brand-detail'
import type { HallState } from '@/contract/hall-state'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/use-preload'
import s from './brand-card.module.css'

type BrandCardProps = { brand: Brand; state: HallState }

/** A brand of the hall: its page, and its products in the category that is chosen. */
export function BrandCard({ brand, state }: BrandCardProps) {
  const preload = usePreload()
  const { id, name, latin, field, productCount } = brand
  const goods = { brandIds: [id], categoryId: state.categoryId }
  return (
    <li className={s.root}>
      <MallLink href={routes.brand(id)} className={s.brand} onWarm={preload.brand(id)}>
        <span className={s.latin}>{latin}</span>
        <span className={s.name}>{name}</span>
      </MallLink>
      <p className={s.facts}>
        <span>{field}</span>
        <MallLink href={routes.search(goods)} className={s.goods} onWarm={preload.search(goods)}>
          {productCount} 种商品
        </MallLink>
      </p>
    </li>
  )
}
