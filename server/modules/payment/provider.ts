import type { ParsedInput } from '@/contract/endpoint'
import type { notifyPayment, PaymentStatus } from '@/contract/payment'
import type { ProviderName } from '@/server/db/order-schema'

/** A notification as it comes in: nothing in it is true before it is verified. */
export type Notice = ParsedInput<typeof notifyPayment>

export type Charge = { paymentNo: string; amount: number; payType: number; expiresAt: number }
/** The same `refundNo` again gives back nothing more. */
export type Refund = { refundNo: string; paymentNo: string; amount: number }

/** A notification whose signature has been checked. */
export type Verified = Pick<Notice, 'paymentNo' | 'providerNo' | 'amount' | 'status' | 'nonce'>

/** Whoever takes the money: the mall knows no more of it than this. Amounts are fen. */
export type PaymentProvider = {
  /** Who takes the money of a payment method. */
  nameOf(payType: number): ProviderName
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

/** A provider of another company: it calls back in its own language. */
export type OtherProvider = Omit<PaymentProvider, 'nameOf' | 'verify' | 'refund'> & {
  /** `total` is all that was paid at once. */
  refund(refund: Refund & { total: number }): Promise<void>
  /** Null for a call that is not signed by the provider, or tells of no payment. */
  read(request: Request): Promise<Verified | null>
  /** What the provider wants to hear; it calls again when it was not taken. */
  answer(isTaken: boolean): Response
}
