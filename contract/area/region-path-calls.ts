import * as z from 'zod/mini'

const LEVELS = 3

/** Codes of a region from its province down to its county (GB/T 2260), as a form holds them. */
export const regionPath = z
  .array(z.string())
  .check(z.refine((codes) => codes.length === LEVELS, '请选择到区县'))
