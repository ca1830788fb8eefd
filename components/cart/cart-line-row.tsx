import { memo } from 'react'
import { Availability } from '@/components/product/shared/availability'
import { Amount, Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { CartLine } from '@/contract/cart/cart-calls'
import {
  agreedPriceOf,
  isBlocked,
  isSelectable,
  nextTier,
  suggestedQty,
} from '@/contract/cart/cart-rules'
import { BUYER_CODE_MAX, NOTE_MAX } from '@/contract/cart/line-limits-rules'
import { routes } from '@/contract/routes'
import { useArrivalDay } from '@/hooks/product/use-arrival-day'
import s from './cart-line-row.module.css'
import { leadEdit, leadMove, priceEdit, priceMove, quantityEdit } from './line-repair'
import { LineStateNote } from './line-state-note'
import { LineText } from './line-text'
import { SelectBox } from './select-box'
import { QuantityStepper } from './shared/quantity-stepper'
import type { LineRow, SaveState } from './use-cart-screen'

const SAVE_TEXT: Record<SaveState, string> = { '': '', saving: '保存中…', unsaved: '未保存' }

type MovedProps = { what: string; line: CartLine; onSeen: () => void }

/** Price or lead time change; stays until the buyer acknowledges it. */
function Moved({ what, line, onSeen }: MovedProps) {
  if (what === '') return null
  return (
    <span className={s.move}>
      {what}
      <Button variant="text" size="s" aria-label={`知道了：${line.title} ${what}`} onClick={onSeen}>
        知道了
      </Button>
    </span>
  )
}

function Info(row: LineRow) {
  const arrivalDay = useArrivalDay()
  const { line, actions, refusal, saveState } = row
  const { id, title, note, buyerCode } = line
  return (
    <div className={s.info}>
      <div className={s.head}>
        <MallLink
          href={routes.product(line.productId, line.skuId)}
          className={s.title}
          title={title}
        >
          {title}
        </MallLink>
        <LineText
          name="备注"
          title={title}
          value={note}
          maxLength={NOTE_MAX}
          onSave={(text) => actions.edit([{ id, note: text }])}
        />
        <LineText
          name="物料编码"
          title={title}
          value={buyerCode}
          maxLength={BUYER_CODE_MAX}
          onSave={(text) => actions.edit([{ id, buyerCode: text }])}
        />
        {saveState ? <span className={s[saveState]}>{SAVE_TEXT[saveState]}</span> : null}
      </div>
      <div className={s.second}>
        <p className={s.facts}>
          <span>{line.spec}</span>
          <span>编号 {line.itemNo}</span>
          {title.startsWith(line.brand) ? null : <span>{line.brand}</span>}
          {line.state === 'backorder' || isBlocked(line) ? null : (
            <Availability
              state={line.stockState}
              stock={line.stock}
              unit={line.unit}
              leadDays={line.leadDays}
            />
          )}
        </p>
        <Moved
          what={leadMove(line, arrivalDay)}
          line={line}
          onSeen={() => actions.edit([leadEdit(line)])}
        />
        <LineStateNote {...row} />
      </div>
      {refusal ? (
        <p className={s.fieldError} role="alert">
          {refusal}
        </p>
      ) : null}
    </div>
  )
}

/** Says that the price is the shop's answer to an inquiry, and how long it holds. */
function Agreed({ line }: Pick<LineRow, 'line'>) {
  const agreed = agreedPriceOf(line)
  if (!agreed) return null
  return (
    <p className={s.next}>
      <MallLink href={routes.inquiry(agreed.inquiryNo)}>询价价</MallLink>，至{' '}
      <TimestampText value={agreed.validUntil} />
    </p>
  )
}

/** Price with the next tier below it: beside the quantity it would make every row higher. */
function UnitPrice({ line, actions }: LineRow) {
  const hint = isSelectable(line) ? nextTier(line) : null
  return (
    <div className={s.price}>
      <Price value={line.unitPrice} unit={line.unit} />
      <Agreed line={line} />
      <Moved what={priceMove(line)} line={line} onSeen={() => actions.edit([priceEdit(line)])} />
      {hint ? <p className={s.next}>{hint}</p> : null}
    </div>
  )
}

/** The quantity is editable only where the line is fine or a quantity can repair it. */
function Quantity({ line, actions }: LineRow) {
  const canChange = isSelectable(line) || suggestedQty(line) !== null
  return (
    <div className={s.quantity}>
      <QuantityStepper
        value={line.qty}
        rule={line}
        label={`${line.title} ${line.spec} 数量`}
        size="small"
        isDisabled={!canChange}
        isLive
        onChange={(qty, isTyping) => actions.edit([quantityEdit(line, qty)], isTyping)}
      />
    </div>
  )
}

function Operations({ line, actions }: LineRow) {
  const name = `${line.title} ${line.spec}`
  return (
    <div className={s.ops}>
      <Button
        variant="text"
        size="s"
        aria-label={`稍后再买 ${name}`}
        onClick={() => actions.edit([{ id: line.id, savedForLater: true }])}
      >
        稍后再买
      </Button>
      <Button
        variant="text"
        size="s"
        aria-label={`删除 ${name}`}
        onClick={() => void actions.removeLines([line])}
      >
        删除
      </Button>
    </div>
  )
}

function Row(row: LineRow) {
  const { line, actions, saveState } = row
  const shape = isSelectable(line) ? s.root : `${s.root} ${s.dim}`
  return (
    <li className={shape} aria-busy={saveState === 'saving' || undefined}>
      <SelectBox lines={[line]} onEdit={actions.edit} label={`选择 ${line.title} ${line.spec}`} />
      <span className={s.image}>
        <ProductImage src={line.image} alt="" width={40} />
      </span>
      <Info {...row} />
      <UnitPrice {...row} />
      <Quantity {...row} />
      <div className={s.amount}>
        {line.state === 'quoteOnly' ? '–' : <Amount value={line.amount} />}
      </div>
      <Operations {...row} />
    </li>
  )
}

/** Compares by value: every server answer brings new objects, most of them unchanged. */
function isSameLine(a: CartLine, b: CartLine): boolean {
  if (a === b) return true
  return Object.keys(b).every(
    (key) =>
      a[key] === b[key] || (key === 'tiers' && JSON.stringify(a.tiers) === JSON.stringify(b.tiers)),
  )
}

function isSameRow(a: LineRow, b: LineRow): boolean {
  return (
    isSameLine(a.line, b.line) &&
    a.actions === b.actions &&
    a.saveState === b.saveState &&
    a.refusal === b.refusal &&
    a.before === b.before &&
    a.isFavorite === b.isFavorite &&
    a.isAwaited === b.isAwaited
  )
}

/** One cart line with its state, repair, quantity and texts; memoized. */
export const CartLineRow = memo(Row, isSameRow)
