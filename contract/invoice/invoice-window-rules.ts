import { DAY_MS } from '@/contract/china-clock'

/** Days after completion in which an invoice can be applied for (DOMAIN 3.3). */
export const INVOICE_OPEN_DAYS = 180
export const INVOICE_OPEN_MS = INVOICE_OPEN_DAYS * DAY_MS
