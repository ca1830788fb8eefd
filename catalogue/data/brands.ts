import * as z from 'zod'
import { readDataFile } from '@/catalogue/reader/data-file'
import { number, text } from '@/catalogue/reader/schema'
import { once } from './once'

const brand = z.strictObject({
  name: text,
  latin: text,
  /** Two letters that begin its item numbers and models. */
  code: text,
  field: text,
  /** Price level against the market. */
  level: number,
  /** Province of the works. */
  province: text,
  story: text,
})

export type Brand = z.output<typeof brand> & { id: number }

/** The 22 brands, all coined; ids 1-22. */
export const brands = once((): Brand[] =>
  readDataFile('brands.yaml', z.array(brand)).contents.map((row, index) => ({
    id: index + 1,
    ...row,
  })),
)
