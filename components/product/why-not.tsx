import { ChangeArea } from '@/components/area/shared/change-area'
import { ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { aboutSku } from '@/contract/inquiry/new-inquiry-rules'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { isOffered, SALE_STATUS } from '@/contract/product/status-rules'
import { routes } from '@/contract/routes'
import { useAreas } from '@/hooks/area/use-areas'
import s from './buy-box.module.css'

const STATUS: Record<number, string> = {
  2: '该规格已下架。',
  3: '该规格已停产，不再补货。',
  4: '该规格的价格需向店铺询价。',
  5: '该店铺休业中，商品暂不出售。',
}

type WhyNotProps = { product: ProductDetail; sku: Sku }

/** Why a SKU cannot be bought here now, with the next steps. */
export function WhyNot({ product, sku }: WhyNotProps) {
  const { current } = useAreas()
  // What is off sale is so in every area.
  const isAreaOff = !product.saleable && isOffered(sku.status)
  const reason =
    STATUS[sku.status] ??
    (product.saleable ? '该规格暂不可售。' : `该商品在${current.title}不可售。`)
  return (
    <div className={s.why}>
      <p role="status">{reason}</p>
      <p className={s.ways}>
        {product.saleable && sku.status === SALE_STATUS.onRequest ? (
          <ButtonLink
            variant="accent"
            size="l"
            href={routes.newInquiry(aboutSku(sku.skuId, sku.moq))}
          >
            询价
          </ButtonLink>
        ) : null}
        {isAreaOff ? <ChangeArea /> : null}
        <a href="#alternatives">查看可购买的替代品</a>
        {isAreaOff ? (
          <MallLink href={routes.newInquiry(aboutSku(sku.skuId, sku.moq))}>询价</MallLink>
        ) : null}
      </p>
    </div>
  )
}
