import {
  MONEY_SALES,
  OPEN_SALES,
  QUALITY_REASONS,
  SALE_REASONS,
  SALE_STATUS,
  SALE_TYPE,
  type SaleReason,
  type SaleType,
} from '@/contract/after-sale-state'
import { ORDER_STATUS, PAY_STATUS } from '@/contract/order-state'

const DAY_MS = 86_400_000
/** How long after an order is completed what can be asked for (DOMAIN 3.1), ms. */
export const SALE_WAITS = {
  /** Any reason. */
  any: 7 * DAY_MS,
  /** What was wrong with the goods. */
  quality: 15 * DAY_MS,
  /** Repair alone. */
  repair: 365 * DAY_MS,
} as const

type OrderFacts = { status: number; payStatus: number; finishedAt: Date | null }

/** What can be asked for of an order's lines; `refusal` says why nothing can, '' when it can. */
export type SaleWindow = {
  types: readonly SaleType[]
  reasons: readonly SaleReason[]
  refusal: string
}

const ALL = Object.values(SALE_TYPE)
/** Paid, and not all of it given back. */
const PAID: readonly number[] = [PAY_STATUS.paid, PAY_STATUS.partlyRefunded]

const closed = (refusal: string): SaleWindow => ({ types: [], reasons: [], refusal })

/** What the state and the age of an order leave to ask for. */
export function saleWindow({ status, payStatus, finishedAt }: OrderFacts, now: number): SaleWindow {
  const isArriving = status === ORDER_STATUS.toReceive
  if (!isArriving && status !== ORDER_STATUS.done) return closed('订单发齐后才能申请售后')
  if (!PAID.includes(payStatus)) return closed('订单未付款或已全部退款，不能申请售后')
  const age = isArriving ? 0 : now - (finishedAt?.getTime() ?? 0)
  if (age <= SALE_WAITS.any) return { types: ALL, reasons: SALE_REASONS, refusal: '' }
  if (age <= SALE_WAITS.quality) return { types: ALL, reasons: QUALITY_REASONS, refusal: '' }
  if (age > SALE_WAITS.repair) return closed('订单完成已超过 365 天，不能申请售后')
  return { types: [SALE_TYPE.repair], reasons: QUALITY_REASONS, refusal: '' }
}

type Sale = { type: number; status: number; qty: number; amount: number }

/** Pieces of a line that others than a new record have, and the money among them. */
export type Claimed = { qty: number; moneyQty: number; amount: number }

/**
 * What records of a line claim: all that is under way, and what money was given back for; goods
 * that were exchanged or repaired may be asked for again.
 */
export function claimedBy(sales: readonly Sale[]): Claimed {
  const claimed = { qty: 0, moneyQty: 0, amount: 0 }
  for (const { type, status, qty, amount } of sales) {
    const isMoney = MONEY_SALES.includes(type)
    const isPaidBack = isMoney && status === SALE_STATUS.done
    if (!OPEN_SALES.includes(status) && !isPaidBack) continue
    claimed.qty += qty
    if (!isMoney) continue
    claimed.moneyQty += qty
    claimed.amount += amount
  }
  return claimed
}

type Line = { qty: number; amount: number }

/**
 * What so many pieces more bring back, fen: rounded over all the pieces claimed so far, so that
 * the refunds of a line never exceed its amount and come to exactly it in the end.
 */
export function refundShare(line: Line, claimed: Claimed, qty: number): number {
  const [whole, pieces] = [BigInt(line.qty), BigInt(claimed.moneyQty + qty)]
  const due = Number((BigInt(line.amount) * pieces * 2n + whole) / (whole * 2n))
  // Records that were withdrawn may leave the others with more than their pieces' share.
  return Math.max(0, due - claimed.amount)
}
