import { randomInt } from 'node:crypto'
import { chinaStamp } from '@/contract/china-clock'

/** Trade, order, quotation, payment, parcel, after-sale, invoice (DOMAIN 3.1), merchant, inquiry, excess. */
export type DocumentKind = 'T' | 'D' | 'Q' | 'P' | 'K' | 'S' | 'F' | 'M' | 'R' | 'E'

/** A document number: kind, second in China, six random digits; callers ensure uniqueness. */
export function documentNo(kind: DocumentKind, now: number): string {
  return `${kind}${chinaStamp(now)}${String(randomInt(1e6)).padStart(6, '0')}`
}
