import { readFileSync } from 'node:fs'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { readSheetRows } from '@/server/modules/quick-order/sheet-reader'
import { importCatalogue } from './catalogue-import'
import { readCatalogue } from './catalogue-sheet'
import { requireWord, type WordOperation } from './operation'

function readFile(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path))
  } catch {
    throw new OperatorError(`cannot read ${path}`)
  }
}

/** Goods come in by a sheet. */
export const catalogueOperations = (db: Db, now: () => number): Record<string, WordOperation> => ({
  import: {
    async run([path]) {
      const rows = await readSheetRows(readFile(requireWord(path, 'file')))
      const { changed, added } = await importCatalogue(db, readCatalogue(rows), now())
      return `${changed} changed, ${added} added`
    },
  },
})
