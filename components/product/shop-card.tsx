import { ButtonLink } from '@/components/ui/button'
import type { ProductDetail } from '@/contract/product'
import { routes } from '@/contract/routes'
import s from './shop-card.module.css'

const SCORES = ['描述相符', '服务态度', '物流服务']

type ShopCardProps = { shop: ProductDetail['shop'] }

/** Who sells it, and the rest of what they sell. */
export function ShopCard({ shop }: ShopCardProps) {
  return (
    <aside className={s.root} aria-label="店铺">
      <h2 className={s.name}>
        {shop.type ? <span className={s.type}>{shop.type}</span> : null}
        {shop.name}
      </h2>
      <dl className={s.scores}>
        {SCORES.map((label, at) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{((shop.scores[at] ?? 0) / 10).toFixed(1)}</dd>
          </div>
        ))}
      </dl>
      {shop.notice ? <p className={s.notice}>{shop.notice}</p> : null}
      <span className={s.enter}>
        <ButtonLink href={routes.search({ shopIds: [shop.id] })}>全部在售商品</ButtonLink>
      </span>
    </aside>
  )
}
