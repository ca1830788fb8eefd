import type { ProductDetail, Sku } from '@/contract/product'
import s from './product-sections.module.css'

type Spec = { name: string; value: string }

/** The product's fixed attributes, then those of the selected SKU. */
function specsOf(product: ProductDetail, sku: Sku): Spec[] {
  const { axes, attributes } = product
  const chosen = axes.map(({ name, unit, values }, at) => ({
    name,
    value: `${values.find(({ id }) => id === sku.axisValues[at])?.label ?? ''}${unit}`,
  }))
  const fixed = attributes.map(({ name, value, unit }) => ({ name, value: `${value}${unit}` }))
  const rest = [
    { name: '品牌', value: `${product.brand.name} ${product.brand.latin}`.trim() },
    { name: '执行标准', value: product.standards.join('、') },
    { name: '单重', value: sku.weightG > 0 ? `${sku.weightG} g` : '' },
    { name: '产地', value: product.origin },
    { name: '质保', value: product.warranty },
  ]
  const all = [...chosen, ...fixed, ...rest].filter(({ value }) => value !== '')
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

type ProductSectionsProps = { product: ProductDetail; sku: Sku }

/** 规格参数 and 商品详情 as sections of the page, with links to them. */
export function ProductSections({ product, sku }: ProductSectionsProps) {
  const paragraphs = product.detail.split(/\n+/).filter(Boolean)
  return (
    <div className={s.root}>
      <nav className={s.tabs} aria-label="商品信息">
        <a href="#specs">规格参数</a>
        <a href="#detail">商品详情</a>
      </nav>
      <section id="specs" className={s.section} aria-labelledby="specs-title">
        <h2 id="specs-title" className={s.title}>
          规格参数
        </h2>
        <dl className={s.specs}>
          {specsOf(product, sku).map(({ name, value }) => (
            <div key={name} className={s.spec}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="detail" className={s.section} aria-labelledby="detail-title">
        <h2 id="detail-title" className={s.title}>
          商品详情
        </h2>
        <div className={s.detail}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
    </div>
  )
}
