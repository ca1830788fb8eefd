import type { ReactNode } from 'react'
import type { ShopDetail } from '@/contract/shop'
import { FreightText } from './freight-text'
import s from './shop-view.module.css'

type ShopFactsProps = { shop: ShopDetail }

function saleText({ nationwide, limitedCount, saleAreas }: ShopDetail): string {
  if (!nationwide) return saleAreas.join('、')
  return limitedCount > 0 ? `全国（${limitedCount} 种商品仅售部分省份）` : '全国'
}

/** Who runs the shop and on what terms it sells. */
export function ShopFacts({ shop }: ShopFactsProps) {
  const facts: [string, ReactNode][] = [
    ['运费', <FreightText key="freight" shop={shop} />],
    ['仓库', shop.warehouses.map(({ name }) => name).join('、')],
    ['销售区域', saleText(shop)],
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
      {shop.licenceNote ? <p className={s.licence}>{shop.licenceNote}</p> : null}
    </>
  )
}
