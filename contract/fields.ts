import * as z from 'zod/mini'
import { AREA_CODES_MAX, AREA_ID, LIST_PAGE_SIZE, NATIONWIDE, PAGE_SIZE_MAX } from './constants'
import { isMs, TIME_END_MS } from './timestamp-rules'

export const areaId = z.string().check(z.regex(AREA_ID))

/** Codes of the current area, `['0000']` for the whole country (SPEC section 9). */
export const areaCode = z._default(z.array(areaId).check(z.maxLength(AREA_CODES_MAX)), [NATIONWIDE])

/** Maximum of an integer column. */
export const INT_MAX = 2_147_483_647

export const id = z.int().check(z.positive(), z.maximum(INT_MAX))

export const page = z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1)

/** Page size with a default per screen. */
export const pageSize = (fallback: number, max = PAGE_SIZE_MAX) =>
  z._default(z.int().check(z.minimum(1), z.maximum(max)), fallback)

const natural = () => z.int().check(z.minimum(0))
/** A non-negative count. */
export const count = natural()
/** A count, and a text, that a host may leave out. */
export const countOrNone = z._default(count, 0)
export const textOrNone = z._default(z.string(), '')
/** Unit price, 1/10000 yuan; 0 is a price on request (需询价). */
export const price = natural()
/** A unit price as a filter, 1/10000 yuan, limited to what the database can hold. */
export const requestedPrice = price.check(z.maximum(INT_MAX))
/** Amount of money, fen. */
export const amount = natural()

/** Epoch ms. */
export const timestamp = z.int().check(z.minimum(0), z.maximum(TIME_END_MS), z.refine(isMs))

/** A path within the mall. */
export const mallPath = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/))

export const named = z.looseObject({ id: z.int(), name: z.string() })

/** A list answer (API.md): `{ list, total, page, pageSize }`. */
export const listOf = <T extends z.ZodMiniType>(row: T) =>
  z.looseObject({
    list: z.array(row),
    /** Rows of all pages. */
    total: count,
    page: z._default(z.int().check(z.minimum(1)), 1),
    pageSize: z._default(z.int().check(z.minimum(1)), LIST_PAGE_SIZE),
  })

/** Calls without a payload. */
export const nothing = z.optional(z.looseObject({}))
