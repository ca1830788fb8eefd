import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Notice } from './provider'

/** HMAC-SHA256 over a notification's fields, in a fixed order. */
export function signatureOf(secret: string, notice: Omit<Notice, 'sign'>): string {
  const { paymentNo, providerNo, amount, status, timestamp, nonce } = notice
  const text = [paymentNo, providerNo, amount, status, timestamp, nonce].join('\n')
  return createHmac('sha256', secret).update(`notify\n${text}`).digest('hex')
}

/** Token that lets its holder pay at the cashier of a payment. */
export function cashierToken(secret: string, paymentNo: string): string {
  return createHmac('sha256', secret).update(`cashier\n${paymentNo}`).digest('base64url')
}

/** Constant-time comparison. */
export function isSame(input: string, expected: string): boolean {
  const a = Buffer.from(input)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
