import {
  type ParsedSheet,
  parseSheet,
  SHEET_MAX_BYTES,
  SHEET_TOO_LARGE_TEXT,
  type SheetMapping,
} from '@/contract/quick-order/quick-order-calls'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'

/** Parses a spreadsheet into a list; the error message stays until the next attempt. */
export function useSheetUpload() {
  const { http } = useMall()
  const { change, isPending, failure, refuse } = useChange()

  async function read(file: File, mapping?: SheetMapping): Promise<ParsedSheet | null> {
    if (file.size > SHEET_MAX_BYTES) {
      refuse(SHEET_TOO_LARGE_TEXT)
      return null
    }
    const form = new FormData()
    form.append('file', file)
    if (mapping) form.append('mapping', JSON.stringify(mapping))
    return (await change(() => http.call(parseSheet, form)))?.answer ?? null
  }
  return { read, isPending, failure }
}
