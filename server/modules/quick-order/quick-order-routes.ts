import { matchLines, parseSheet } from '@/contract/match-lines'
import type { Db } from '@/server/db/client'
import { createCallLimit } from '@/server/http/call-limit'
import type { Calls } from '@/server/http/calls'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createMatcher } from './match-service'
import { readSheetFile } from './sheet-reader'

/** Each may take seconds of a processor. */
const SHEETS = { calls: 60, seconds: 60 }

/** Lists of goods: reading a spreadsheet, and the SKUs its lines mean. */
export function quickOrderRoutes(calls: Calls, { db, catalog }: { db: Db; catalog: Catalog }) {
  const match = createMatcher(db, catalog)
  const limit = createCallLimit(SHEETS)
  calls
    .open(matchLines, ({ input, caller }) => match(input, caller?.userId ?? null))
    .open(parseSheet, async ({ input, address }) => {
      await limit(address)
      return readSheetFile(input)
    })
}
