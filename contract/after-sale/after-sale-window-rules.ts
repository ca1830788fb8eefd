import { DAY_MS } from '@/contract/china-clock'

/** Days after completion in which each request is allowed (DOMAIN 3.1). */
export const AFTER_SALE_DAYS = {
  /** For any reason. */
  any: 7,
  /** For quality problems. */
  quality: 15,
  /** For repair. */
  repair: 365,
} as const

/** The same periods, ms. */
export const AFTER_SALE_WAITS = {
  any: AFTER_SALE_DAYS.any * DAY_MS,
  quality: AFTER_SALE_DAYS.quality * DAY_MS,
  repair: AFTER_SALE_DAYS.repair * DAY_MS,
} as const

/** Within how many hours of its delivery a buyer is to say that goods are missing, broken or others. */
export const CLAIM_HOURS = 48
