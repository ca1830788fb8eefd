import { Form, type FormRule, Input } from 'antd'
import type { ReactNode } from 'react'
import { ProductImage } from '@/components/product/shared/product-image'
import { fieldRules } from '@/components/ui/field-rules'
import { MallLink } from '@/components/ui/mall-link'
import { Skeleton } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { inquiryQty, inquiryText, inquiryUnit } from '@/contract/inquiry/inquiry-fields-calls'
import { INQUIRY_TEXT_MAX, INQUIRY_UNIT_MAX } from '@/contract/inquiry/inquiry-limits-rules'
import { typedWithUnit } from '@/contract/inquiry/typed-quantity-rules'
import { typedQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import { useAskedGoods } from '@/hooks/inquiry/use-asked-goods'
import s from './inquiry-form.module.css'

type FieldsProps = { /** Index of the line in the form. */ name: number; place: number }

/** Room for a quantity as it may be copied, `1,000,000 个`. */
const QTY_TEXT_MAX = 20

/** 100米 of goods that are asked for by the piece would be no quantity of them. */
const inUnit = (unit: string): FormRule => ({
  async validator(_rule, typed: unknown) {
    const other = typedWithUnit(String(typed ?? ''))?.unit
    if (other) throw new Error(`单位是“${unit}”，不是“${other}”`)
  },
})

type QuantityFieldProps = FieldsProps & {
  unit: string
  suffix?: ReactNode
  /** The buyer is done with the field. */
  onDone?: () => void
}

/** What is no number stays as typed, and the field says so. */
function QuantityField({ name, place, unit, suffix, onDone = () => {} }: QuantityFieldProps) {
  return (
    <div className={s.quantity}>
      <Form.Item
        name={[name, 'qty']}
        label="数量"
        required
        validateFirst
        rules={[inUnit(unit), ...fieldRules(inquiryQty)]}
        normalize={(typed: string) => typedQuantity(typed, unit) ?? typed}
      >
        <Input
          aria-label={`第 ${place} 行 数量`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={QTY_TEXT_MAX}
          suffix={suffix}
          onBlur={onDone}
          onPressEnter={onDone}
        />
      </Form.Item>
    </div>
  )
}

/** A line in the buyer's words. */
export function TextFields({ name, place }: FieldsProps) {
  const form = Form.useFormInstance()
  const unit = Form.useWatch(['lines', name, 'unit'])

  /** A unit behind the quantity is the line's: 100米 are 100 in 米. */
  function takeUnit() {
    const qty = ['lines', name, 'qty']
    const typed = typedWithUnit(String(form.getFieldValue(qty) ?? ''))
    if (!typed) return
    form.setFieldValue(['lines', name, 'unit'], typed.unit)
    form.setFieldValue(qty, typed.qty)
    // The field says itself what is refused.
    form.validateFields([qty]).catch(() => undefined)
  }

  return (
    <>
      <div className={s.wanted}>
        <Form.Item
          name={[name, 'text']}
          label="需要的商品"
          required
          rules={fieldRules(inquiryText)}
        >
          <Input
            aria-label={`第 ${place} 行 需要的商品`}
            maxLength={INQUIRY_TEXT_MAX}
            placeholder="名称、型号、规格、品牌"
          />
        </Form.Item>
      </div>
      <QuantityField name={name} place={place} unit={unit} onDone={takeUnit} />
      <div className={s.unit}>
        <Form.Item name={[name, 'unit']} label="单位" required rules={fieldRules(inquiryUnit)}>
          <Input aria-label={`第 ${place} 行 单位`} maxLength={INQUIRY_UNIT_MAX} />
        </Form.Item>
      </div>
    </>
  )
}

function AskedGoods({ skuId }: { skuId: number }) {
  const { goods, isUnknown } = useAskedGoods(skuId)
  if (isUnknown) return <p className={surface.fieldError}>商品没有加载成功，可删除后用文字说明</p>
  if (!goods) return <Skeleton height="48px" />
  return (
    <div className={s.goods}>
      <span className={s.image}>
        <ProductImage src={goods.image} alt="" width={48} />
      </span>
      <div>
        <MallLink href={routes.product(goods.productId, skuId)}>
          {goods.title} {goods.spec}
        </MallLink>
        <p className={surface.caption}>
          编号 {goods.itemNo} · {goods.shop.name}
        </p>
      </div>
    </div>
  )
}

/** A line about a SKU of the mall. */
export function SkuFields({ name, place, skuId }: FieldsProps & { skuId: number }) {
  const { goods } = useAskedGoods(skuId)
  const unit = goods?.unit ?? ''
  return (
    <>
      <div className={s.wanted}>
        <AskedGoods skuId={skuId} />
      </div>
      {/* There before the unit is known: a field that gets one loses the focus. */}
      <QuantityField name={name} place={place} unit={unit} suffix={<span>{unit}</span>} />
    </>
  )
}
