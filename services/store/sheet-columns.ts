import * as z from 'zod/mini'
import { sheetField } from '@/contract/quick-order/quick-order-calls'
import type { NamedFields } from '@/contract/quick-order/sheet-mapping-rules'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'
import { writeLocal } from './local-store'
import { readLocal } from './read-stored'

const saved = z.array(
  z.object({
    /** Id of the buyer, '' for a visitor. */
    buyer: z.string(),
    titles: z.array(z.string()),
    fields: z.array(z.nullable(sheetField)),
  }),
)

/** Column mappings kept in this browser. */
const KEPT_MAX = 50

/** Column mappings by buyer and by the titles of the sheet, in this browser. */
export const sheetColumns = {
  known: (buyer: string): NamedFields[] =>
    (readLocal(SCREEN_STORAGE.sheetColumns, saved) ?? []).filter((one) => one.buyer === buyer),
  put(buyer: string, { titles, fields }: NamedFields): void {
    const name = JSON.stringify(titles)
    const others = (readLocal(SCREEN_STORAGE.sheetColumns, saved) ?? []).filter(
      (one) => one.buyer !== buyer || JSON.stringify(one.titles) !== name,
    )
    writeLocal(
      SCREEN_STORAGE.sheetColumns,
      [{ buyer, titles, fields }, ...others].slice(0, KEPT_MAX),
    )
  },
}
