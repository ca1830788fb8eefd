import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { aboutSku } from '@/contract/inquiry/new-inquiry-rules'
import type { QuantityRule } from '@/contract/product/quantity-rules'
import { snapQuantity } from '@/contract/product/quantity-rules'
import { isOnRequest } from '@/contract/product/status-rules'
import { routes } from '@/contract/routes'
import s from './add-to-cart.module.css'
import { QuantityStepper } from './quantity-stepper'

export type Goods = { skuId: number; qty: number; title: string; priceSeen: number }
export type AddResult = { ok: boolean; message: string }

type AddToCartProps = {
  sku: QuantityRule & { skuId: number; unit: string; price: number }
  title: string
  /** Initial quantity; the minimum order quantity by default. */
  firstQty?: number | undefined
  onAdd: (goods: Goods[]) => Promise<AddResult>
}

/** Quantity and 加入购物车 of one SKU, 询价 where its price is on request. */
export function AddToCart(props: AddToCartProps) {
  const { sku, title } = props
  if (!isOnRequest(sku)) return <Adding {...props} />
  return (
    <ButtonLink
      size="s"
      href={routes.newInquiry(aboutSku(sku.skuId, sku.moq))}
      aria-label={`询价 ${title}`}
    >
      询价
    </ButtonLink>
  )
}

/** The result message stays beside the button. */
function Adding({ sku, title, firstQty = sku.moq, onAdd }: AddToCartProps) {
  const [qty, setQty] = useState(() => snapQuantity(firstQty, sku))
  const [isPending, setPending] = useState(false)
  const [result, setResult] = useState<AddResult | null>(null)

  async function handleAdd(requested: number) {
    if (isPending) return
    setPending(true)
    setResult(await onAdd([{ skuId: sku.skuId, qty: requested, title, priceSeen: sku.price }]))
    setPending(false)
  }

  return (
    <div className={s.root}>
      <QuantityStepper
        value={qty}
        rule={sku}
        onChange={setQty}
        onEnter={(requested) => void handleAdd(requested)}
        label={`${title} 数量`}
        size="small"
        isAdviceFramed
      />
      <Button variant="outline" size="s" isPending={isPending} onClick={() => void handleAdd(qty)}>
        加入购物车
      </Button>
      {result ? (
        <span className={result.ok ? s.message : `${s.message} ${s.failed}`} role="status">
          {result.message}
        </span>
      ) : null}
    </div>
  )
}
