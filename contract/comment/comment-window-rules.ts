import { DAY_MS } from '@/contract/china-clock'

/** Days after completion in which a line can be commented on, and a comment added to (DOMAIN 3.7). */
export const COMMENT_OPEN_DAYS = 90
export const APPEND_OPEN_DAYS = 180
export const COMMENT_OPEN_MS = COMMENT_OPEN_DAYS * DAY_MS
export const APPEND_OPEN_MS = APPEND_OPEN_DAYS * DAY_MS
