import { memo, useState } from 'react'
import { QuantityStepper } from '@/components/cart/shared/quantity-stepper'
import { Availability } from '@/components/product/shared/availability'
import { ObstacleText } from '@/components/product/shared/obstacle-text'
import { Amount, Price } from '@/components/product/shared/price'
import { Button } from '@/components/ui/button'
import { isComposing } from '@/components/ui/is-composing'
import { MallLink } from '@/components/ui/mall-link'
import { priceAt } from '@/contract/product/quantity-rules'
import type { LineMatch, OfferedSku } from '@/contract/quick-order/quick-order-calls'
import { routes } from '@/contract/routes'
import type { DraftRow } from '@/hooks/quick-order/use-order-draft'
import { CandidateChoice } from './candidate-choice'
import s from './order-line.module.css'
import { type OrderRow, STANDING_TEXT, setQuantity, toOrderRow } from './order-rows'
import type { OrderScreen } from './use-order-screen'

const TEXT_MAX = 100

type LineProps = Omit<OrderLineRowProps, 'draft' | 'match'> & { row: OrderRow }

type OrderLineRowProps = {
  draft: DraftRow
  match: LineMatch | undefined
  /** Line number, from 1. */
  place: number
  onRetext: OrderScreen['retext']
  onChange: OrderScreen['change']
  onRemove: OrderScreen['discard']
}

/** The buyer's text: Enter or blur matches it again, Esc restores the old text. */
function Requested({ row, place, onRetext }: LineProps) {
  const written = row.text || row.itemNo
  const [draft, setDraft] = useState<string | null>(null)
  function commit() {
    const text = draft?.trim() ?? ''
    setDraft(null)
    if (text && text !== written) onRetext(row, text)
  }
  const facts = [
    row.itemNo && row.itemNo !== written ? `编号 ${row.itemNo}` : '',
    row.buyerCode ? `物料编码 ${row.buyerCode}` : '',
    row.note ? `备注 ${row.note}` : '',
  ]
  return (
    <>
      <input
        className={s.text}
        aria-label={`第 ${place} 行 描述`}
        maxLength={TEXT_MAX}
        value={draft ?? written}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Escape') setDraft(null)
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      <p className={s.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {row.problem ? <p className={s.warn}>{row.problem}</p> : null}
    </>
  )
}

function Chosen({ row, sku }: { row: OrderRow; sku: OfferedSku }) {
  return (
    <>
      <MallLink className={s.title} href={routes.product(sku.productId, sku.skuId)}>
        {sku.title} {sku.spec}
      </MallLink>
      <p className={s.facts}>
        <span>编号 {sku.itemNo}</span>
        <span>{sku.brand}</span>
        {row.obstacle === '' ? (
          <Availability
            state={sku.stockState}
            stock={sku.stock}
            unit={sku.unit}
            leadDays={sku.leadDays}
          />
        ) : null}
      </p>
      {row.obstacle ? (
        <p className={s.bad}>
          <ObstacleText obstacle={row.obstacle} />
          ，不会加入购物车
        </p>
      ) : null}
    </>
  )
}

function Result({ row, place, onChange }: LineProps) {
  const hasChoice = row.match?.verdict === 'candidates'
  return (
    <>
      <p className={s.verdict}>
        <span className={`${s.standing} ${s[row.standing]}`}>{STANDING_TEXT[row.standing]}</span>
        {row.match?.reason}
      </p>
      {row.sku ? <Chosen row={row} sku={row.sku} /> : null}
      {hasChoice ? (
        <CandidateChoice
          place={place}
          skus={row.match?.skus ?? []}
          chosen={row.chosen}
          onChoose={(skuId) => onChange(row.key, { chosen: skuId })}
        />
      ) : null}
    </>
  )
}

function requestedText({ written, qtyProblem }: OrderRow): string {
  if (written.qty !== null) return `数量 ${written.qty} ${written.unit}`.trim()
  return qtyProblem === '' ? '未写数量' : ''
}

function Line({ draft, match, ...rest }: OrderLineRowProps) {
  const { place, onChange, onRemove } = rest
  const row = toOrderRow(draft, match)
  const props = { ...rest, row }
  const { sku, buyQty, advice } = row
  return (
    <li className={s.root} aria-busy={row.standing === 'waiting' || undefined}>
      <span className={s.place}>{place}</span>
      <div className={s.requested}>
        <Requested {...props} />
      </div>
      <div className={s.result}>
        <Result {...props} />
      </div>
      <div className={s.quantity}>
        {sku ? (
          <QuantityStepper
            value={buyQty}
            rule={sku}
            label={`第 ${place} 行 数量`}
            size="small"
            isOptional={row.needsQty}
            onChange={(qty) => onChange(row.key, setQuantity(qty))}
          />
        ) : (
          <span className={s.facts}>{requestedText(row)}</span>
        )}
        {advice ? <p className={s.warn}>{advice}</p> : null}
      </div>
      <div className={s.amount}>
        {sku ? (
          <>
            {sku.state === 'quoteOnly' ? null : <Amount value={row.amount} />}
            <p className={s.unit}>
              <Price value={priceAt(buyQty, sku.price, sku.tiers)} unit={sku.unit} />
            </p>
          </>
        ) : null}
      </div>
      <Button
        variant="text"
        size="s"
        aria-label={`删除第 ${place} 行`}
        onClick={() => onRemove([row.key])}
      >
        删除
      </Button>
    </li>
  )
}

/** One line of the list; memoized, because a list may hold hundreds. */
export const OrderLineRow = memo(Line)
