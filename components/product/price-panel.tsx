import { formatPrice, lineAmount } from '@/contract/money'
import { nextSaving } from '@/contract/product/next-saving-rules'
import { formatQuantity, priceAt } from '@/contract/product/quantity-rules'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { isOnRequest } from '@/contract/product/status-rules'
import s from './buy-box.module.css'
import { Amount, Price } from './shared/price'
import { priceLadder } from './sku-choice'

type NextStepProps = { sku: Sku; qty: number }

function NextStep({ sku, qty }: NextStepProps) {
  const saving = nextSaving(sku, qty)
  if (!saving) return sku.tiers.some(({ minQty }) => minQty > qty) ? null : '已享最低阶梯价'
  return (
    <>
      再买 {formatQuantity(saving.more, sku.unit)}享 ¥{formatPrice(saving.price)}/{sku.unit}，省{' '}
      <Amount value={saving.amount} />
    </>
  )
}

type PricePanelProps = NextStepProps & { isBuyable: boolean }

/** Unit and pack price side by side, and the price ladder with the current step. */
export function PricePanel({ sku, qty, isBuyable }: PricePanelProps) {
  const price = priceAt(qty, sku.price, sku.tiers)
  const steps = priceLadder(sku, qty)
  const hasPrice = !isOnRequest({ price })
  const hasPack = hasPrice && sku.packQty > 1 && sku.packUnit !== ''
  return (
    <div className={s.price}>
      <div className={s.now}>
        <Price value={price} unit={sku.unit} size="l" />
        {hasPack ? (
          <span className={s.market}>
            <Amount value={lineAmount(price, sku.packQty)} /> /{sku.packUnit}（
            {formatQuantity(sku.packQty, sku.unit)}）
          </span>
        ) : null}
        {sku.marketPrice > price ? (
          <span className={s.market}>
            市场价 <s>¥{formatPrice(sku.marketPrice)}</s>
          </span>
        ) : null}
        {hasPrice ? <span className={s.market}>含税</span> : null}
      </div>
      {steps.length > 1 ? (
        <>
          <ol className={s.ladder} aria-label="阶梯价">
            {steps.map((step) => (
              <li
                key={step.minQty}
                className={step.isCurrent ? `${s.step} ${s.stepOn}` : s.step}
                aria-current={step.isCurrent ? 'true' : undefined}
              >
                ≥ {formatQuantity(step.minQty, sku.unit)}
                <strong>¥{formatPrice(step.price)}</strong>
              </li>
            ))}
          </ol>
          {isBuyable ? (
            <p className={s.hint} aria-live="polite">
              <NextStep sku={sku} qty={qty} />
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
