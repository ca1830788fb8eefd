import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { EXPORTED_FILES_MAX_BYTES, exportOwnData } from '@/contract/account/own-data-calls'
import { chinaDate } from '@/contract/china-clock'
import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/order-schema'
import { excelCell, excelFile } from '@/server/kernel/excel/excel-file'
import type { AnsweredFile } from '@/server/kernel/http/attachment'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import { type Entry, zipOf } from './archive'
import { at, type OwnTable } from './own-table'
import { ownTables } from './own-tables'

/** Each reads every table and every file of the account. */
const EXPORTS = { name: 'own-data', calls: 5, seconds: 3600 }
const COLUMN_WIDTH = 24

type Deps = {
  db: Db
  /** For what reads much. */
  slowDb: Db
  now: () => number
  /** All orders of a buyer as a spreadsheet; null without any. */
  ordersFile: (userId: string) => Promise<AnsweredFile | null>
}

async function sheetOf(userId: string, { title, columns, rows }: OwnTable): Promise<Entry> {
  const cellOf = (value: string) => excelCell({ value, kind: 'text' }, 'line')
  const heads = columns.map((value) => excelCell({ value, kind: 'text' }, 'titles'))
  const body = await excelFile({
    caller: userId,
    title,
    widths: columns.map(() => COLUMN_WIDTH),
    rows: [heads, ...rows.map((row) => row.map(cellOf))],
    stickyRows: 1,
  })
  return { name: `${title}.xlsx`, body }
}

/** The account's files, the newest first, as many as an export holds, and a table that names all. */
async function ownFiles(db: Db, userId: string) {
  const mine = and(eq(files.userId, userId), isNotNull(files.usedAt))
  const known = await db
    .select({
      id: files.id,
      fileName: files.fileName,
      createdAt: files.createdAt,
      size: sql<number>`length(${files.body})`,
    })
    .from(files)
    .where(mine)
    .orderBy(desc(files.createdAt))
  const entries: Entry[] = []
  const rows: string[][] = []
  let room = EXPORTED_FILES_MAX_BYTES
  for (const { id, fileName, createdAt, size } of known) {
    const name = `文件/${String(rows.length + 1).padStart(4, '0')}_${fileName}`
    const isIn = Number(size) <= room
    rows.push([name, at(createdAt), isIn ? '' : '文件总量过大，未包含，请联系客服索取'])
    if (!isIn) continue
    room -= Number(size)
    const [row] = await db
      .select({ body: sql<Uint8Array>`${files.body}` })
      .from(files)
      .where(eq(files.id, id))
    if (row) entries.push({ name, body: new Uint8Array(row.body) })
  }
  return { entries, table: { title: '文件清单', columns: ['文件', '上传时间', '说明'], rows } }
}

/** Everything of an account, for its owner to take along. */
export function ownDataRoutes(calls: Calls, { db, slowDb, now, ordersFile }: Deps) {
  const limit = createCallLimit(db, now, EXPORTS)
  calls.on(exportOwnData, async ({ caller: { userId } }) => {
    await limit(userId)
    const { entries, table } = await ownFiles(slowDb, userId)
    const tables = [...(await ownTables(slowDb, userId)), ...(entries.length > 0 ? [table] : [])]
    const orders = await ordersFile(userId)
    const sheets: Entry[] = orders ? [{ name: '订单.xlsx', body: orders.body }] : []
    for (const one of tables) sheets.push(await sheetOf(userId, one))
    const body = await zipOf(userId, [...sheets, ...entries])
    return { body, type: 'application/zip', fileName: `我的数据_${chinaDate(now())}.zip` }
  })
}
