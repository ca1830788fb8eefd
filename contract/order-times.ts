const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long orders wait before the mall acts by itself (DOMAIN 3.1), ms. */
export const ORDER_WAITS = {
  /** Online and unpaid. */
  unpaid: DAY_MS,
  /** Offline and without a voucher. */
  noVoucher: 7 * DAY_MS,
  /** Paid, or with a voucher, and not accepted. */
  notAccepted: 72 * HOUR_MS,
  /** A cancellation nobody answered. */
  cancelAsked: 48 * HOUR_MS,
  /** Shipped and not confirmed, and what one extension adds. */
  receipt: 15 * DAY_MS,
  extension: 7 * DAY_MS,
  /** Between two reminders of a shop. */
  reminder: DAY_MS,
} as const
