import { memo, useState } from 'react'
import { Amount, Price } from '@/components/shared/price'
import { QuantityStepper } from '@/components/shared/quantity-stepper'
import { StockText } from '@/components/shared/stock-text'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { LineMatch, OfferedSku } from '@/contract/match-lines'
import { formatPrice } from '@/contract/money'
import { priceAt } from '@/contract/quantity'
import { routes } from '@/contract/routes'
import type { DraftRow } from '@/hooks/use-order-draft'
import s from './order-line.module.css'
import { type OrderRow, STANDING_TEXT, toOrderRow } from './order-rows'
import type { OrderScreen } from './use-order-screen'

const TEXT_MAX = 100

type LineProps = Omit<OrderLineRowProps, 'draft' | 'match'> & { row: OrderRow }

type OrderLineRowProps = {
  draft: DraftRow
  match: LineMatch | undefined
  /** Place in the list, from 1. */
  place: number
  onRetext: OrderScreen['retext']
  onChange: OrderScreen['change']
  onRemove: OrderScreen['remove']
}

/** What the buyer wrote: Enter or leaving the field asks again, Esc keeps the old text. */
function Wanted({ row, place, onRetext }: LineProps) {
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
          if (event.key === 'Escape') setDraft(null)
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
        }}
      />
      <p className={s.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {row.problem ? <p className={s.warn}>{row.problem}</p> : null}
    </>
  )
}

const optionText = ({ title, spec, price, unit, itemNo }: OfferedSku) =>
  `${title} ${spec} ¥${formatPrice(price)}/${unit}（${itemNo}）`

function Choice({ row, place, onChange }: LineProps) {
  const skus = row.match?.skus ?? []
  return (
    <select
      className={s.choice}
      aria-label={`第 ${place} 行 选择商品`}
      value={row.chosen ?? ''}
      onChange={(event) => onChange(row.key, { chosen: Number(event.target.value) || null })}
    >
      <option value="">请选择（{skus.length} 个候选）</option>
      {skus.map((sku) => (
        <option key={sku.skuId} value={sku.skuId}>
          {optionText(sku)}
        </option>
      ))}
    </select>
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
        <StockText state={sku.stockState} stock={sku.stock} leadDays={sku.leadDays} />
      </p>
      {row.obstacle ? <p className={s.bad}>{row.obstacle}，不会加入购物车</p> : null}
    </>
  )
}

function Result(props: LineProps) {
  const { row } = props
  const hasChoice = row.match?.verdict === 'candidates'
  return (
    <>
      <p className={s.verdict}>
        <span className={`${s.standing} ${s[row.standing]}`}>{STANDING_TEXT[row.standing]}</span>
        {row.match?.reason}
      </p>
      {hasChoice ? <Choice {...props} /> : null}
      {row.sku ? <Chosen row={row} sku={row.sku} /> : null}
    </>
  )
}

function Line({ draft, match, ...rest }: OrderLineRowProps) {
  const { place, onChange, onRemove } = rest
  const row = toOrderRow(draft, match)
  const props = { ...rest, row }
  const { sku, buyQty, advice } = row
  return (
    <li className={s.root} aria-busy={row.standing === 'waiting' || undefined}>
      <span className={s.place}>{place}</span>
      <div className={s.wanted}>
        <Wanted {...props} />
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
            onChange={(qty) => onChange(row.key, { qty })}
          />
        ) : (
          <span className={s.facts}>{row.qty === null ? '未写数量' : `数量 ${row.qty}`}</span>
        )}
        {advice ? <p className={s.warn}>{advice}</p> : null}
      </div>
      <div className={s.amount}>
        {sku ? (
          <>
            <Amount value={row.amount} />
            <p className={s.unit}>
              <Price value={priceAt(buyQty, sku.price, sku.tiers)} unit={sku.unit} />
            </p>
          </>
        ) : null}
      </div>
      <Button
        look="text"
        size="s"
        aria-label={`删除第 ${place} 行`}
        onClick={() => onRemove([row.key])}
      >
        删除
      </Button>
    </li>
  )
}

/** One line of the list; hundreds stand in one, and a change of one redraws it alone. */
export const OrderLineRow = memo(Line)
