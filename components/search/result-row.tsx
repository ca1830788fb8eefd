import { AddToCart } from '@/components/cart/shared/add-to-cart'
import { Availability } from '@/components/product/shared/availability'
import { Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import { MarkedText } from '@/components/ui/marked-text'
import { routes } from '@/contract/routes'
import { MissingText } from './missing-text'
import type { HitProps } from './result-card'
import s from './results.module.css'

/** Search hit of the list view. */
export function ResultRow({ hit, terms, isEager, marks, onAdd, onWarm }: HitProps) {
  const { sku } = hit
  const href = routes.product(hit.productId, sku.skuId)
  return (
    <li className={s.row}>
      <MallLink href={href} onWarm={onWarm} tabIndex={-1} aria-hidden>
        <ProductImage src={hit.image} alt="" width={96} isEager={isEager} />
      </MallLink>
      <div>
        <p className={s.title}>
          <MallLink href={href} onWarm={onWarm}>
            <MarkedText text={hit.title} terms={terms} />
          </MallLink>
        </p>
        <MissingText missing={hit.missing} />
        <p className={s.wrap}>
          <span>{sku.spec}</span>
          <span>编号 {sku.itemNo}</span>
          <MallLink href={routes.brand(hit.brand.id)} className={s.shop}>
            {hit.brand.name}
          </MallLink>
          {hit.standards.length > 0 ? <span>{hit.standards.join(' ')}</span> : null}
          <MallLink href={routes.shop(hit.shop.id)} className={s.shop}>
            {hit.shop.name}
          </MallLink>
        </p>
      </div>
      <div>
        <Price value={sku.price} unit={sku.unit} size="m" />
        <p className={s.wrap}>
          <Availability state={hit.stockState} leadDays={hit.leadDays} obstacle={hit.withdrawn} />
          {hit.skuCount > 0 ? `共 ${hit.skuCount} 个规格` : ''}
        </p>
      </div>
      <div className={s.ways}>
        {hit.withdrawn ? null : (
          <AddToCart key={sku.skuId} sku={sku} title={hit.title} onAdd={onAdd} />
        )}
        {marks}
      </div>
    </li>
  )
}
