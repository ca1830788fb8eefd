import { matchLines, ORDER_LINES_MAX, parseSheet } from '@/contract/quick-order/quick-order-calls'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createMatcher } from './match-service'
import { readSheetFile } from './sheet-reader'

/** Rate limit of spreadsheets: each may take seconds of CPU. */
const SHEETS = { calls: 60, seconds: 60 }
/** Rate limit in lines: two full lists in a minute, as fast as they are matched one after another. */
const LINES = { calls: 2 * ORDER_LINES_MAX, seconds: 60 }

/** Quick order: reads spreadsheets and matches lines to SKUs. */
export function quickOrderRoutes(calls: Calls, { db, catalog }: { db: Db; catalog: Catalog }) {
  const match = createMatcher(db, catalog)
  const sheetLimit = createCallLimit(SHEETS)
  const lineLimit = createCallLimit(LINES)
  calls
    .on(matchLines, async ({ input, caller, network }) => {
      await lineLimit(caller?.userId ?? network, input.lines.length)
      return match(input, caller?.userId ?? null)
    })
    .on(parseSheet, async ({ input, network }) => {
      await sheetLimit(network)
      return readSheetFile(input)
    })
}
