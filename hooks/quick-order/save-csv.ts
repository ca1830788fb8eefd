import { saveFile } from '@/services/browser/save-file'

const BOM = '\ufeff'

/** Saves a table as a CSV file that every spreadsheet opens. */
export function saveCsv(fileName: string, content: string): void {
  const blob = new Blob([BOM, content], { type: 'text/csv;charset=utf-8' })
  saveFile({ blob, fileName })
}
