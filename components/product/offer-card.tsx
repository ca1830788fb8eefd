import type { ReactNode } from 'react'
import { AddToCart } from '@/components/cart/shared/add-to-cart'
import { MallLink } from '@/components/ui/mall-link'
import type { Offer } from '@/contract/product/related-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import s from './offer-card.module.css'
import { Availability } from './shared/availability'
import { Price } from './shared/price'
import { ProductImage } from './shared/product-image'

type OfferCardProps = { offer: Offer; children?: ReactNode }

/** SKU of another product: picture, name, price, stock and add to cart. */
export function OfferCard({ offer, children }: OfferCardProps) {
  const { sku } = offer
  const { add } = useAddToCart()
  const preload = usePreload()
  const href = routes.product(offer.productId, sku.skuId)
  const warm = preload.product(offer.productId)
  return (
    <li className={s.root}>
      <MallLink href={href} className={s.picture} onWarm={warm} tabIndex={-1} aria-hidden>
        <ProductImage src={offer.image} alt="" width={88} />
      </MallLink>
      <div className={s.text}>
        <MallLink href={href} className={s.name} onWarm={warm}>
          {offer.title} {sku.spec}
        </MallLink>
        {children}
        <p className={s.facts}>
          <Price value={sku.price} unit={sku.unit} />
          <Availability
            state={offer.stockState}
            stock={offer.stock}
            unit={sku.unit}
            leadDays={offer.leadDays}
          />
        </p>
        <AddToCart sku={sku} title={`${offer.title} ${sku.spec}`} onAdd={add} />
      </div>
    </li>
  )
}
