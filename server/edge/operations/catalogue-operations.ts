import { readFileSync } from 'node:fs'
import { opsImport } from '@/contract/operations/plain-operation-calls'
import { OperatorError } from '@/server/kernel/operator-error'
import { readSheetRows } from '@/server/modules/quick-order/sheet-reader'
import { importCatalogue } from './catalogue-import'
import { readCatalogue } from './catalogue-sheet'
import { handle, showLine } from './operation'

function readFile(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path))
  } catch {
    throw new OperatorError(`cannot read ${path}`)
  }
}

/** Goods come in by a sheet. */
export const IMPORT_OPERATION = handle(opsImport, {
  subject: ({ file }) => file,
  isLocal: true,
  isLong: true,
  show: showLine,
  async run({ db, now, input: { file } }) {
    const rows = await readSheetRows(readFile(file))
    const { changed, added } = await importCatalogue(db, readCatalogue(rows), now())
    return { line: `${changed} changed, ${added} added` }
  },
})
