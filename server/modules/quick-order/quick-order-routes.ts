import { matchLines, ORDER_LINES_MAX, parseSheet } from '@/contract/quick-order/quick-order-calls'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import { createFairQueue } from '@/server/kernel/http/fair-queue'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createMatcher } from './match-service'
import { readSheetFile } from './sheet-reader'

/** Rate limit of spreadsheets: each may take seconds of CPU. */
const SHEETS = { name: 'sheets', calls: 20, seconds: 60 }
/** Rate limit in lines: two full lists in a minute, as fast as they are matched one after another. */
const LINES = { name: 'matched-lines', calls: 2 * ORDER_LINES_MAX, seconds: 60 }

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** Lists matched at once: each has a few queries in the database all the time. */
const LISTS_AT_ONCE = 2

/** Quick order: reads spreadsheets and matches lines to SKUs. */
export function quickOrderRoutes(calls: Calls, { db, catalog, now }: Deps) {
  const match = createMatcher(db, catalog)
  const inTurn = createFairQueue({ name: 'quick-order lists', atOnce: LISTS_AT_ONCE })
  const sheetLimit = createCallLimit(db, now, SHEETS)
  const lineLimit = createCallLimit(db, now, LINES)
  calls
    .on(matchLines, async ({ input, caller, network }) => {
      await lineLimit(caller?.userId ?? network, input.lines.length)
      const userId = caller?.userId ?? null
      return inTurn(userId ?? network, () => match(input, userId))
    })
    .on(parseSheet, async ({ input, caller, network }) => {
      await sheetLimit(caller?.userId ?? network)
      return readSheetFile(input, caller?.userId ?? network)
    })
}
