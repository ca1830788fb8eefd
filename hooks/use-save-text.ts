import { saveFile } from '@/services/save-file'

const BOM = '\ufeff'

/** Saves a table on the buyer's computer so that every spreadsheet opens it. */
export function saveCsv(fileName: string, content: string): void {
  const blob = new Blob([BOM, content], { type: 'text/csv;charset=utf-8' })
  saveFile({ blob, fileName })
}
