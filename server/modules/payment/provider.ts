import type { ParsedInput } from '@/contract/endpoint'
import type { notifyPayment, PaymentStatus } from '@/contract/payment/payment-calls'
import type { ProviderName } from '@/server/kernel/db/order-schema'

/** A raw notification: untrusted until verified. */
export type Notice = ParsedInput<typeof notifyPayment>

export type Charge = { paymentNo: string; amount: number; payType: number; expiresAt: number }
/** Idempotent by `refundNo`. */
export type Refund = { refundNo: string; paymentNo: string; amount: number }

/** A notification with a verified signature. */
export type Verified = Pick<Notice, 'paymentNo' | 'providerNo' | 'amount' | 'status' | 'nonce'>

/** A payment provider: all the mall knows of it. Amounts are fen. */
export type PaymentProvider = {
  /** Provider of a payment method; throws UNPROCESSABLE for one that is not offered. */
  nameOf(payType: number): ProviderName
  /** Opens a cashier for a payment. */
  create(charge: Charge): Promise<{ cashierUrl: string }>
  /** Throws FORBIDDEN unless the provider signed the notification recently. */
  verify(notice: Notice): Promise<void>
  /** Status of a payment at the provider; null when the provider does not know it. */
  query(paymentNo: string): Promise<{ status: PaymentStatus; providerNo: string } | null>
  /** Closes a payment: it can no longer be paid, unless it was already. */
  close(paymentNo: string): Promise<void>
  refund(refund: Refund): Promise<void>
}

/** An external provider: it sends notifications in its own format. */
export type OtherProvider = Omit<PaymentProvider, 'nameOf' | 'verify' | 'refund'> & {
  /** `total` is the full amount of the payment. */
  refund(refund: Refund & { total: number }): Promise<void>
  /**
   * Null for a request that the provider did not sign, or that is no payment notification; throws where it cannot
   * be told, as without the provider's certificate.
   */
  read(request: Request): Promise<Verified | null>
  /** Acknowledgement the provider expects; it repeats a notification that was not accepted. */
  answer(isTaken: boolean): Response
}
