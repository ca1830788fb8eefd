import type { ReactNode } from 'react'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import type { PendingLine } from '@/contract/comment/comment-posting-calls'
import { routes } from '@/contract/routes'
import s from './comment-list.module.css'

type Goods = Pick<
  PendingLine,
  'productId' | 'skuId' | 'title' | 'spec' | 'itemNo' | 'image' | 'orderNo'
>
type BoughtGoodsProps = { goods: Goods; children?: ReactNode }

/** Ordered goods with their order number. */
export function BoughtGoods({ goods, children }: BoughtGoodsProps) {
  const { productId, skuId, title, spec, itemNo, image, orderNo } = goods
  return (
    <div className={s.goods}>
      <span className={s.image}>
        <ProductImage src={image} alt="" width={72} />
      </span>
      <div className={s.info}>
        <MallLink href={routes.product(productId, skuId)} className={s.title}>
          {title}
        </MallLink>
        <p className={s.facts}>
          <span>{spec}</span>
          <span>编号 {itemNo}</span>
          <span>
            订单{' '}
            <MallLink href={routes.order(orderNo)} className={s.order}>
              {orderNo}
            </MallLink>
          </span>
        </p>
        {children}
      </div>
    </div>
  )
}
