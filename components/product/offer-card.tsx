import type { ReactNode } from 'react'
import { AddToCart } from '@/components/shared/add-to-cart'
import { Price } from '@/components/shared/price'
import { ProductImage } from '@/components/shared/product-image'
import { StockText } from '@/components/shared/stock-text'
import { MallLink } from '@/components/ui/mall-link'
import type { Offer } from '@/contract/related'
import { routes } from '@/contract/routes'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { usePreload } from '@/hooks/use-preload'
import s from './offer-card.module.css'

type OfferCardProps = { offer: Offer; children?: ReactNode }

/** A SKU of another product: picture, name, price, stock and into the cart. */
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
          <StockText state={offer.stockState} stock={offer.stock} leadDays={offer.leadDays} />
        </p>
        <AddToCart sku={sku} title={`${offer.title} ${sku.spec}`} onAdd={add} />
      </div>
    </li>
  )
}
