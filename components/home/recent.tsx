import { ProductTiles } from '@/components/shared/product-tiles'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { useBrowsingHistory } from '@/hooks/use-browsing-history'
import s from './floor.module.css'

const SHOWN = 8

/** What the buyer looked at last, each product once; nothing before there is any. */
export function Recent() {
  const { browsed } = useBrowsingHistory(1)
  const last = (browsed?.list ?? []).filter(({ state }) => state === 'ok')
  const products = last.filter(
    ({ productId }, at) => last.findIndex((other) => other.productId === productId) === at,
  )
  if (products.length === 0) return null
  const tiles = products.slice(0, SHOWN).map(({ productId, title, image, sku }) => ({
    ...{ productId, title: `${title} ${sku.spec}`, image },
    ...{ priceMin: sku.price, unit: sku.unit },
  }))
  return (
    <section className={s.root} aria-labelledby="recent">
      <div className={s.head}>
        <h2 id="recent" className={s.title}>
          最近浏览
        </h2>
        <MallLink href={routes.browsingHistory()} className={s.all}>
          查看全部
          <Icon name="right" size={12} />
        </MallLink>
      </div>
      <ProductTiles tiles={tiles} />
    </section>
  )
}
