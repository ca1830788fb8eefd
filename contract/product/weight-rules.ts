import * as z from 'zod/mini'

/** Weight of a piece in grams: light goods have decimals; 0 where nobody knows. */
export const grams = z.number().check(z.minimum(0))
