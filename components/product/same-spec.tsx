import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import { formatPrice } from '@/contract/money'
import type { ProductDetail } from '@/contract/product/product-calls'
import { formatQuantity } from '@/contract/product/quantity-rules'
import type { Related } from '@/contract/product/related-calls'
import { saleObstacle } from '@/contract/product/sale-obstacle-rules'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { useRelated } from '@/hooks/product/use-related'
import s from './same-spec.module.css'
import { OffersSkeleton } from './section-skeletons'
import { Availability } from './shared/availability'
import { Price } from './shared/price'

type Line = Related['sameSpec']['list'][number]

/** Rank of the current SKU among the offers. */
function standing({ list, total, place, basePrice }: Related['sameSpec']): string {
  const others = Math.max(total ?? 0, list.length)
  if (basePrice === null) return `另有 ${others} 个报价`
  const all = others + 1
  return place === 1
    ? `本商品在 ${all} 个同规格报价中价格最低`
    : `本商品在 ${all} 个同规格报价中排第 ${place} 低`
}

function baseText(value: number | null, unit: string): string {
  return value === null ? '单位不同' : `¥${formatPrice(value)}/${unit}`
}

type RowProps = { line: Line; baseUnit: string }

function Row({ line, baseUnit }: RowProps) {
  const { sku } = line
  const preload = usePreload()
  return (
    <tr>
      <th scope="row">
        <MallLink href={routes.shop(line.shop.id)}>{line.shop.name}</MallLink>
      </th>
      <td data-label="商品">
        <MallLink
          href={routes.product(line.productId, sku.skuId)}
          className={s.product}
          onWarm={preload.product(line.productId)}
        >
          {line.title} {sku.spec}
        </MallLink>
      </td>
      <td data-label="单价" className={s.number}>
        <Price value={sku.price} unit={sku.unit} />
      </td>
      <td data-label="折合" className={s.number}>
        {baseText(line.basePrice, baseUnit)}
      </td>
      <td data-label="起订量" className={s.number}>
        {formatQuantity(sku.moq, sku.unit)}
      </td>
      <td data-label="库存 / 货期">
        <Availability
          state={line.stockState}
          stock={line.stock}
          unit={sku.unit}
          leadDays={line.leadDays}
        />
      </td>
    </tr>
  )
}

function Current({ product, sku, related }: SameSpecProps & { related: Related['sameSpec'] }) {
  return (
    <tr className={s.current} aria-current="true">
      <th scope="row">{product.shop.name}</th>
      <td data-label="商品">本商品 {sku.spec}</td>
      <td data-label="单价" className={s.number}>
        <Price value={sku.price} unit={sku.unit} />
      </td>
      <td data-label="折合" className={s.number}>
        {baseText(related.basePrice, related.baseUnit)}
      </td>
      <td data-label="起订量" className={s.number}>
        {formatQuantity(sku.moq, sku.unit)}
      </td>
      <td data-label="库存 / 货期">
        <Availability
          state={sku.stockState}
          stock={sku.stock}
          unit={sku.unit}
          leadDays={sku.leadDays}
          obstacle={saleObstacle({ status: sku.status, saleable: product.saleable })}
        />
      </td>
    </tr>
  )
}

type SameSpecProps = { product: ProductDetail; sku: Sku }

function Loaded({ product, sku, sameSpec }: SameSpecProps & Pick<Related, 'sameSpec'>) {
  if (sameSpec.list.length === 0) {
    const leaf = product.path.at(-1)
    return (
      <p className={s.none}>
        暂无其他店铺的同规格报价。
        {leaf ? (
          <MallLink href={routes.search({ categoryId: leaf.id, view: 'table' })}>
            查看全部{leaf.name}
          </MallLink>
        ) : null}
      </p>
    )
  }
  const rows = sameSpec.list.map((line) => (
    <Row key={line.sku.skuId} line={line} baseUnit={sameSpec.baseUnit} />
  ))
  const own = <Current key="own" product={product} sku={sku} related={sameSpec} />
  return (
    <>
      <p className={s.standing}>{standing(sameSpec)}</p>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">店铺</th>
            <th scope="col">商品</th>
            <th scope="col">单价</th>
            <th scope="col">折合每{sameSpec.baseUnit}</th>
            <th scope="col">起订量</th>
            <th scope="col">库存 / 货期</th>
          </tr>
        </thead>
        <tbody>{rows.toSpliced(sameSpec.place - 1, 0, own)}</tbody>
      </table>
    </>
  )
}

/** Offers of other shops for the same specification, per base unit, this offer among them. */
export function SameSpec({ product, sku }: SameSpecProps) {
  const { related, ...requested } = useRelated(product.productId, sku.skuId)
  return (
    <Resource data={related} {...requested} skeleton={<OffersSkeleton />}>
      {({ sameSpec }) => <Loaded product={product} sku={sku} sameSpec={sameSpec} />}
    </Resource>
  )
}
