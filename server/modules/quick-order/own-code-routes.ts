import { chinaDate } from '@/contract/china-clock'
import {
  deleteBuyerCodes,
  exportBuyerCodes,
  getBuyerCodes,
  importBuyerCodes,
  saveBuyerCode,
} from '@/contract/quick-order/buyer-code-calls'
import type { Db } from '@/server/kernel/db/client'
import { excelCell, excelFile, XLSX_TYPE } from '@/server/kernel/excel/excel-file'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import { requireShallow } from '@/server/kernel/http/paging'
import { createOwnCodes } from './own-codes'

const EXPORTS = { name: 'own-codes', calls: 10, seconds: 60 }

/** Titles that the reader of sheets knows: what is exported can be imported. */
const COLUMNS = [
  { title: '物料编码', width: 22 },
  { title: '商品编号', width: 16 },
  { title: '商品名称', width: 36 },
  { title: '规格', width: 20 },
] as const

type Deps = { db: Db; slowDb: Db; now: () => number }

/** A buyer's own material codes. */
export function ownCodeRoutes(calls: Calls, { db, slowDb, now }: Deps) {
  const codes = createOwnCodes(db)
  const exported = createOwnCodes(slowDb)
  const limit = createCallLimit(db, now, EXPORTS)
  calls
    .on(getBuyerCodes, ({ caller, input }) => {
      requireShallow(input)
      return codes.list(caller.userId, input)
    })
    .on(saveBuyerCode, ({ caller, input }) => codes.save(caller.userId, input))
    .on(importBuyerCodes, ({ caller, input }) => codes.takeIn(caller.userId, input))
    .on(deleteBuyerCodes, ({ caller, input }) => codes.forget(caller.userId, input.codes))
    .on(exportBuyerCodes, async ({ caller: { userId } }) => {
      await limit(userId)
      const rows = await exported.all(userId)
      const textOf = (value: string) => excelCell({ value, kind: 'text' }, 'line')
      const titles = COLUMNS.map(({ title }) => excelCell({ value: title, kind: 'text' }, 'titles'))
      const body = await excelFile({
        caller: userId,
        title: '物料编码',
        widths: COLUMNS.map(({ width }) => width),
        rows: [
          titles,
          ...rows.map(({ code, itemNo, title, spec }) => [code, itemNo, title, spec].map(textOf)),
        ],
        stickyRows: 1,
      })
      return { body, type: XLSX_TYPE, fileName: `物料编码_${chinaDate(now())}.xlsx` }
    })
}
