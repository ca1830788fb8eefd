import { matchLines, ORDER_LINES_MAX, parseSheet } from '@/contract/match-lines'
import type { Db } from '@/server/db/client'
import { createCallLimit } from '@/server/http/call-limit'
import type { Calls } from '@/server/http/calls'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createMatcher } from './match-service'
import { readSheetFile } from './sheet-reader'

/** Each may take seconds of a processor. */
const SHEETS = { calls: 60, seconds: 60 }
/** Counted in lines: five full lists in half a minute, and nobody types faster than that. */
const LINES = { calls: 5 * ORDER_LINES_MAX, seconds: 30 }

/** Lists of goods: reading a spreadsheet, and the SKUs its lines mean. */
export function quickOrderRoutes(calls: Calls, { db, catalog }: { db: Db; catalog: Catalog }) {
  const match = createMatcher(db, catalog)
  const sheetLimit = createCallLimit(SHEETS)
  const lineLimit = createCallLimit(LINES)
  calls
    .open(matchLines, async ({ input, caller, address }) => {
      await lineLimit(caller?.userId ?? address, input.lines.length)
      return match(input, caller?.userId ?? null)
    })
    .open(parseSheet, async ({ input, address }) => {
      await sheetLimit(address)
      return readSheetFile(input)
    })
}
