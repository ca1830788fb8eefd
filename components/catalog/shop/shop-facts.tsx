import type { ReactNode } from 'react'
import surface from '@/components/ui/surface.module.css'
import type { ShopDetail } from '@/contract/catalog/shop-calls'
import { FreightText } from './freight-text'
import s from './shop-view.module.css'

type ShopFactsProps = { shop: ShopDetail }

function afterSaleText({ nationwide, limitedCount, saleAreas }: ShopDetail): string {
  if (!nationwide) return saleAreas.join('、')
  return limitedCount > 0 ? `全国（${limitedCount} 种商品仅售部分省份）` : '全国'
}

/** The shop's operator and terms of sale. */
export function ShopFacts({ shop }: ShopFactsProps) {
  const facts: [string, ReactNode][] = [
    ['运费', <FreightText key="freight" shop={shop} />],
    ['仓库', shop.warehouses.map(({ name }) => name).join('、')],
    ['销售区域', afterSaleText(shop)],
    ['可开发票', shop.invoiceKinds.join('、')],
    ['公司', shop.company],
    ['统一社会信用代码', shop.creditCode],
    ['地址', shop.address],
    ['电话', shop.phone],
  ]
  return (
    <>
      <dl className={s.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '暂无'}</dd>
          </div>
        ))}
      </dl>
      {shop.licenceNote ? <p className={surface.caption}>{shop.licenceNote}</p> : null}
    </>
  )
}
