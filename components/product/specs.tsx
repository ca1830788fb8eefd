import type { ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import s from './product-sections.module.css'
import { Section } from './section'

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
    { name: '执行标准', value: product.standards.map(({ name }) => name).join('、') },
    { name: '单重', value: sku.weightG > 0 ? `${sku.weightG} g` : '' },
    { name: '产地', value: product.origin },
    { name: '质保', value: product.warranty },
  ]
  const all = [...chosen, ...fixed, ...rest].filter(({ value }) => value !== '')
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

type SpecsProps = { product: ProductDetail; sku: Sku }

/** 规格参数 of the selected SKU. */
export function Specs({ product, sku }: SpecsProps) {
  return (
    <Section id="specs" title="规格参数">
      <dl className={s.specs}>
        {specsOf(product, sku).map(({ name, value }) => (
          <div key={name} className={s.spec}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
