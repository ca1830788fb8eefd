import {
  AFTER_SALE_REASONS,
  AFTER_SALE_STATUS,
  AFTER_SALE_TYPE,
  type AfterSaleReason,
  type AfterSaleType,
  MONEY_AFTER_SALES,
  OPEN_AFTER_SALES,
  QUALITY_REASONS,
} from '@/contract/after-sale/after-sale-status-rules'
import { AFTER_SALE_DAYS, AFTER_SALE_WAITS } from '@/contract/after-sale/after-sale-window-rules'
import { ORDER_STATUS, PAY_STATUS } from '@/contract/order/order-status-rules'

type OrderFacts = { status: number; payStatus: number; finishedAt: Date | null }

/** Requests allowed for an order's lines; `refusal` says why there is none, '' otherwise. */
export type AfterSaleWindow = {
  types: readonly AfterSaleType[]
  reasons: readonly AfterSaleReason[]
  refusal: string
}

const ALL = Object.values(AFTER_SALE_TYPE)
/** Paid, and not refunded in full. */
const PAID: readonly number[] = [PAY_STATUS.paid, PAY_STATUS.partlyRefunded]

const closed = (refusal: string): AfterSaleWindow => ({ types: [], reasons: [], refusal })

/** Requests that the order's state and age still allow. */
export function afterSaleWindow(
  { status, payStatus, finishedAt }: OrderFacts,
  now: number,
): AfterSaleWindow {
  const isArriving = status === ORDER_STATUS.toReceive
  if (!isArriving && status !== ORDER_STATUS.done) return closed('订单发齐后才能申请售后')
  if (!PAID.includes(payStatus)) return closed('订单未付款或已全部退款，不能申请售后')
  const age = isArriving ? 0 : now - (finishedAt?.getTime() ?? 0)
  if (age <= AFTER_SALE_WAITS.any) return { types: ALL, reasons: AFTER_SALE_REASONS, refusal: '' }
  if (age <= AFTER_SALE_WAITS.quality) return { types: ALL, reasons: QUALITY_REASONS, refusal: '' }
  if (age > AFTER_SALE_WAITS.repair) {
    return closed(`订单完成已超过 ${AFTER_SALE_DAYS.repair} 天，不能申请售后`)
  }
  return { types: [AFTER_SALE_TYPE.repair], reasons: QUALITY_REASONS, refusal: '' }
}

type Sale = { type: number; status: number; qty: number; amount: number }

/** Pieces of a line claimed by other cases, and the money refunded for them. */
export type Claimed = { qty: number; moneyQty: number; amount: number }

/**
 * Pieces and money that cases of a line claim: every open case and every refund; exchanged or
 * repaired goods may be claimed again.
 */
export function claimedBy(returnCases: readonly Sale[]): Claimed {
  const claimed = { qty: 0, moneyQty: 0, amount: 0 }
  for (const { type, status, qty, amount } of returnCases) {
    const isMoney = MONEY_AFTER_SALES.includes(type)
    const isPaidBack = isMoney && status === AFTER_SALE_STATUS.done
    if (!OPEN_AFTER_SALES.includes(status) && !isPaidBack) continue
    claimed.qty += qty
    if (!isMoney) continue
    claimed.moneyQty += qty
    claimed.amount += amount
  }
  return claimed
}

type Line = { qty: number; amount: number }

/**
 * Refund for this many more pieces, fen: rounded over all pieces claimed so far, so that the
 * refunds of a line never exceed its amount and add up to exactly it.
 */
export function refundShare(line: Line, claimed: Claimed, qty: number): number {
  const whole = BigInt(line.qty)
  const pieces = BigInt(claimed.moneyQty + qty)
  const due = Number((BigInt(line.amount) * pieces * 2n + whole) / (whole * 2n))
  // Withdrawn cases may leave the others with more than their pieces' share.
  return Math.max(0, due - claimed.amount)
}
