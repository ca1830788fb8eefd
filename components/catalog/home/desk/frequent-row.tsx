import { QuantityStepper } from '@/components/cart/shared/quantity-stepper'
import { Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import type { FrequentGood } from '@/contract/order/frequent-goods-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import s from './frequent.module.css'

type FrequentRowProps = {
  good: FrequentGood
  qty: number
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onQty: (qty: number) => void
}

/** One of the goods: check box, picture, name, price, quantity. */
export function FrequentRow({ good, qty, isChosen, onChoose, onQty }: FrequentRowProps) {
  const { productId, sku, title, image, orderCount } = good
  const preload = usePreload()
  const name = `${title} ${sku.spec}`
  return (
    <li className={s.row}>
      <label className={s.choice}>
        <input
          type="checkbox"
          className={surface.check}
          aria-label={`补货：${name}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <ProductImage src={image} alt="" width={48} />
      </label>
      <span className={s.words}>
        <MallLink
          href={routes.product(productId, sku.skuId)}
          onWarm={preload.product(productId)}
          className={s.name}
          title={name}
        >
          {title}
        </MallLink>
        <span className={s.spec}>
          <span className={s.size}>{sku.spec}</span>
          <Price value={sku.price} unit={sku.unit} size="s" />
          <span className={s.times}>下单 {orderCount} 次</span>
        </span>
      </span>
      <QuantityStepper
        value={qty}
        rule={sku}
        onChange={onQty}
        label={`${name} 数量`}
        size="small"
        isAdviceFramed
      />
    </li>
  )
}
