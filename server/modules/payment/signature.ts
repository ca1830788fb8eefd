import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Notice } from './provider'

/** HMAC-SHA256 over a notification's fields, in their order. */
export function signatureOf(secret: string, notice: Omit<Notice, 'sign'>): string {
  const { paymentNo, providerNo, amount, status, timestamp, nonce } = notice
  const text = [paymentNo, providerNo, amount, status, timestamp, nonce].join('\n')
  return createHmac('sha256', secret).update(`notify\n${text}`).digest('hex')
}

/** What lets its holder pay at the cashier of a payment. */
export function cashierToken(secret: string, paymentNo: string): string {
  return createHmac('sha256', secret).update(`cashier\n${paymentNo}`).digest('base64url')
}

/** Compares without telling by its time how much of it is right. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
