import { ChangeArea } from '@/components/area/shared/change-area'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { SITE } from '@/contract/site/company-rules'
import { useAreas } from '@/hooks/area/use-areas'
import s from './buy-box.module.css'

const STATUS: Record<number, string> = {
  2: '该规格已下架。',
  3: '该规格已停产，不再补货。',
  4: `该规格需询价，请致电 ${SITE.phone}（${SITE.hours}）。`,
}

type WhyNotProps = { product: ProductDetail; sku: Sku }

/** Why a SKU cannot be bought here now, with the next steps. */
export function WhyNot({ product, sku }: WhyNotProps) {
  const { current } = useAreas()
  const reason =
    STATUS[sku.status] ??
    (product.saleable ? '该规格暂不可售。' : `该商品在${current.title}不可售。`)
  return (
    <div className={s.why}>
      <p role="status">{reason}</p>
      <p className={s.ways}>
        {product.saleable ? null : <ChangeArea />}
        <a href="#alternatives">查看可购买的替代品</a>
      </p>
    </div>
  )
}
