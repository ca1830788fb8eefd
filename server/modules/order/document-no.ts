import { randomInt } from 'node:crypto'
import { chinaStamp } from '@/contract/working-days'

/** Trade, order, quotation, payment, parcel, after-sale, invoice (DOMAIN 3.1), merchant's application. */
export type DocumentKind = 'T' | 'D' | 'Q' | 'P' | 'K' | 'S' | 'F' | 'M'

/** A number for a document: its kind, the second in China, six digits; whoever keeps it makes sure it is the only one. */
export function documentNo(kind: DocumentKind, now: number): string {
  return `${kind}${chinaStamp(now)}${String(randomInt(1e6)).padStart(6, '0')}`
}
