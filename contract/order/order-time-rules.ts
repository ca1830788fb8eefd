import { DAY_MS, HOUR_MS } from '@/contract/china-clock'
import { OFFLINE_PAY } from './order-status-rules'

/** Days by which one extension defers the automatic receipt. */
export const EXTENSION_DAYS = 7

/** Waiting times before automatic transitions (DOMAIN 3.1), ms. */
export const ORDER_WAITS = {
  /** Online payment, unpaid. */
  unpaid: DAY_MS,
  /** Offline payment without a voucher; the first one brings `notAccepted`. */
  noVoucher: 72 * HOUR_MS,
  /** At least this long to pay after the payment method has changed. */
  methodChange: 2 * HOUR_MS,
  /** Paid, or with a voucher, but not accepted. */
  notAccepted: 72 * HOUR_MS,
  /** Unanswered cancellation request. */
  cancelAsked: 48 * HOUR_MS,
  /** Shipped but not confirmed, and the length of one extension. */
  receipt: 15 * DAY_MS,
  extension: EXTENSION_DAYS * DAY_MS,
  /** Minimum interval between reminders to a shop. */
  reminder: DAY_MS,
} as const

type Paying = {
  payType: number
  createdAt: number
  /** The deadline it has; a shop that refused a voucher or booked a part has prolonged it. */
  dueAt?: number | null | undefined
  now: number
}

/**
 * Until when an unpaid order can be paid by this method, epoch ms. Counted from its creation: whoever changes
 * the method back and forth holds the stock no longer than a transfer does, or than the shop has granted.
 */
export function payDueAt({ payType, createdAt, dueAt, now }: Paying): number {
  const last = Math.max(createdAt + ORDER_WAITS.noVoucher, dueAt ?? 0)
  if (payType === OFFLINE_PAY) return last
  return Math.min(last, Math.max(createdAt + ORDER_WAITS.unpaid, now + ORDER_WAITS.methodChange))
}
