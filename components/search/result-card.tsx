import type { ReactNode } from 'react'
import type { AddResult, Goods } from '@/components/cart/shared/add-to-cart'
import { AddToCart } from '@/components/cart/shared/add-to-cart'
import { Availability } from '@/components/product/shared/availability'
import { Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import { MarkedText } from '@/components/ui/marked-text'
import { routes } from '@/contract/routes'
import type { ShownHit } from '@/contract/search/shown-hit-rules'
import { MissingText } from './missing-text'
import s from './results.module.css'

/** Characters of a spec that have room for certain beside the number of sizes. */
const ROOM = 8

export type HitProps = {
  hit: ShownHit
  terms: string[]
  isEager: boolean
  /** 对比 and 收藏. */
  marks: ReactNode
  onAdd: (goods: Goods[]) => Promise<AddResult>
  onWarm: () => void
}

/** Search hit of the grid view. */
export function ResultCard({ hit, terms, isEager, marks, onAdd, onWarm }: HitProps) {
  const { sku } = hit
  return (
    <li className={s.card}>
      <MallLink href={routes.product(hit.productId, sku.skuId)} onWarm={onWarm}>
        <ProductImage src={hit.image} alt="" isEager={isEager} />
        <span className={s.cardTitle}>
          <MarkedText text={hit.title} terms={terms} />
        </span>
      </MallLink>
      <MissingText missing={hit.missing} />
      <Price value={sku.price} unit={sku.unit} size="m" />
      <p className={s.fact} title={sku.spec.length > ROOM ? sku.spec : undefined}>
        {hit.skuCount > 0 ? `${sku.spec} · 共 ${hit.skuCount} 个规格` : sku.spec}
      </p>
      <p className={s.code}>{`编号 ${sku.itemNo}`}</p>
      <MallLink href={routes.shop(hit.shop.id)} className={s.shop}>
        {hit.shop.name}
      </MallLink>
      <Availability state={hit.stockState} leadDays={hit.leadDays} obstacle={hit.withdrawn} />
      {hit.withdrawn ? null : (
        <AddToCart key={sku.skuId} sku={sku} title={hit.title} onAdd={onAdd} />
      )}
      {marks}
    </li>
  )
}
