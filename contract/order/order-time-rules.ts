const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Waiting times before automatic transitions (DOMAIN 3.1), ms. */
export const ORDER_WAITS = {
  /** Online payment, unpaid. */
  unpaid: DAY_MS,
  /** Offline payment without a voucher; the first one brings `notAccepted`. */
  noVoucher: 72 * HOUR_MS,
  /** Paid, or with a voucher, but not accepted. */
  notAccepted: 72 * HOUR_MS,
  /** Unanswered cancellation request. */
  cancelAsked: 48 * HOUR_MS,
  /** Shipped but not confirmed, and the length of one extension. */
  receipt: 15 * DAY_MS,
  extension: 7 * DAY_MS,
  /** Minimum interval between reminders to a shop. */
  reminder: DAY_MS,
} as const
