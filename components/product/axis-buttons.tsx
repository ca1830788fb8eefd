import { moveFocus } from '@/components/ui/arrow-keys'
import surface from '@/components/ui/surface.module.css'
import type { Axis, ProductDetail } from '@/contract/product/product-calls'
import type { Sku } from '@/contract/product/sku-columns-calls'
import s from './axis-buttons.module.css'
import { skuWith } from './sku-choice'

type AxisRowProps = {
  axis: Axis
  at: number
  product: ProductDetail
  sku: Sku
  onChoose: (skuId: number) => void
}

function AxisRow({ axis, at, product, sku, onChoose }: AxisRowProps) {
  return (
    <fieldset className={s.axis} aria-label={axis.name}>
      <span className={s.name}>
        {axis.name}
        {axis.unit ? ` (${axis.unit})` : ''}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among its buttons */}
      <div className={surface.ways} onKeyDown={moveFocus}>
        {axis.values.map(({ id, label }) => {
          const { sku: target, isExact } = skuWith(product, sku, { at, value: id })
          if (!target) return null
          return (
            <button
              key={id}
              type="button"
              className={isExact ? s.value : `${s.value} ${s.other}`}
              title={isExact ? undefined : `没有此组合，将选 ${target.spec}`}
              aria-pressed={sku.axisValues[at] === id}
              onClick={() => onChoose(target.skuId)}
            >
              {label}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

type AxisButtonsProps = { product: ProductDetail; sku: Sku; onChoose: (skuId: number) => void }

/** One row of buttons per axis; a dashed button changes the other axes too. */
export function AxisButtons({ product, sku, onChoose }: AxisButtonsProps) {
  if (product.skus.length < 2) return null
  return (
    <div className={s.root}>
      {product.axes.map((axis, at) =>
        axis.follows ? null : (
          <AxisRow
            key={axis.id}
            axis={axis}
            at={at}
            product={product}
            sku={sku}
            onChoose={onChoose}
          />
        ),
      )}
    </div>
  )
}
