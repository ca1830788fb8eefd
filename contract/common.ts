import * as z from 'zod/mini'
import { AREA_CODES_MAX, NATIONWIDE, PAGE_SIZE_MAX } from './constants'

/** Codes of the area shown, `['0000']` for the whole country (SPEC section 9). */
export const areaCode = z._default(
  z.array(z.string().check(z.maxLength(20))).check(z.maxLength(AREA_CODES_MAX)),
  [NATIONWIDE],
)

/** The largest integer a column of the database holds. */
const INT_MAX = 2_147_483_647

export const id = z.int().check(z.positive(), z.maximum(INT_MAX))

export const page = z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1)

/** Page size with the screen's own default. */
export const pageSize = (usual: number, most = PAGE_SIZE_MAX) =>
  z._default(z.int().check(z.minimum(1), z.maximum(most)), usual)

const natural = () => z.int().check(z.minimum(0))
/** How many or how much there is of something. */
export const count = natural()
/** Unit price, 1/10000 yuan. */
export const price = natural()
/** A unit price that is asked for, 1/10000 yuan: no higher than any there can be. */
export const askedPrice = price.check(z.maximum(INT_MAX))
/** Amount of money, fen. */
export const amount = natural()

/** The last moment a Date can hold. */
const TIME_END_MS = 8.64e15
/** Epoch ms. */
export const moment = z.int().check(z.minimum(0), z.maximum(TIME_END_MS))

/** An address within the mall. */
export const mallPath = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/))

export const named = z.looseObject({ id: z.int(), name: z.string() })

/** A list answer (API.md): `{ list, total, page, pageSize }`. */
export const listOf = <T extends z.ZodMiniType>(row: T) =>
  z.looseObject({
    list: z.array(row),
    total: count,
    page: z.int().check(z.minimum(1)),
    pageSize: z.int().check(z.minimum(1)),
  })
