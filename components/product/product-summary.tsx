import dynamic from 'next/dynamic'
import { CopyButton } from '@/components/ui/copy-button'
import { late } from '@/components/ui/late'
import { MallLink } from '@/components/ui/mall-link'
import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { routes } from '@/contract/routes'
import { AxisButtons } from './axis-buttons'
import { BuyBox } from './buy-box'
import s from './product-view.module.css'
import { hasFewChoices } from './sku-choice'

/** Loaded after the page, with what stands beside every page: marking needs script. */
const ProductMarks = dynamic(
  async () => (await import(/* webpackChunkName: 'beside' */ './shared/goods-marks')).ProductMarks,
  {
    ssr: false,
    loading: late(),
  },
)

type FactsProps = { product: ProductDetail; sku: Sku }

function Facts({ product, sku }: FactsProps) {
  return (
    <dl className={s.facts}>
      <div>
        <dt>商品编号 </dt>
        <dd>
          {sku.itemNo} <CopyButton text={sku.itemNo} />
        </dd>
      </div>
      <div>
        <dt>品牌 </dt>
        <dd>
          <MallLink href={routes.brand(product.brand.id)} className={s.link}>
            {product.brand.name}
          </MallLink>
        </dd>
      </div>
      {product.comments.count > 0 ? (
        <div>
          <dt>评价 </dt>
          <dd>
            <a href="#comments" className={s.link}>
              {(product.comments.score / 10).toFixed(1)} 分，{product.comments.count} 条
            </a>
          </dd>
        </div>
      ) : null}
      {sku.model ? (
        <div>
          <dt>型号 </dt>
          <dd>{sku.model}</dd>
        </div>
      ) : null}
      {product.standards.length > 0 ? (
        <div>
          <dt>标准 </dt>
          <dd>{product.standards.map(({ name }) => name).join('、')}</dd>
        </div>
      ) : null}
    </dl>
  )
}

type ProductSummaryProps = FactsProps & { onChoose: (skuId: number) => void }

/** Title, numbers, price, stock, SKU choice and add to cart. */
export function ProductSummary({ product, sku, onChoose }: ProductSummaryProps) {
  return (
    <div>
      <h1 className={s.title}>
        {product.title} <span className={s.spec}>{sku.spec}</span>
      </h1>
      {product.subtitle ? <p className={s.subtitle}>{product.subtitle}</p> : null}
      <Facts product={product} sku={sku} />
      <BuyBox product={product} sku={sku}>
        {hasFewChoices(product) ? (
          <AxisButtons product={product} sku={sku} onChoose={onChoose} />
        ) : null}
      </BuyBox>
      <div className={s.marks}>
        <ProductMarks key={sku.skuId} product={product} sku={sku} />
      </div>
    </div>
  )
}
