import type { ParsedInput } from '@/contract/endpoint'
import type { notifyPayment, PaymentStatus } from '@/contract/payment'

/** A notification as it comes in: nothing in it is true before it is verified. */
export type Notice = ParsedInput<typeof notifyPayment>

export type Charge = { paymentNo: string; amount: number; payType: number; expiresAt: number }
/** The same `refundNo` again gives back nothing more. */
export type Refund = { refundNo: string; paymentNo: string; amount: number }

/** Whoever takes the money: the mall knows no more of it than this. Amounts are fen. */
export type PaymentProvider = {
  /** No money moves. */
  isSandbox: boolean
  /** Opens a cashier for a payment. */
  create(charge: Charge): Promise<{ cashierUrl: string }>
  /** Throws FORBIDDEN for a notification the provider has not signed just now. */
  verify(notice: Notice): Promise<void>
  /** How a payment stands in the provider's own books; null when they do not know it. */
  query(paymentNo: string): Promise<{ status: PaymentStatus; providerNo: string } | null>
  /** Nobody can pay it any more, unless somebody has. */
  close(paymentNo: string): Promise<void>
  refund(refund: Refund): Promise<void>
}
