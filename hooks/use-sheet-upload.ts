import { useState } from 'react'
import {
  type ParsedSheet,
  parseSheet,
  SHEET_MAX_BYTES,
  SHEET_TOO_LARGE_TEXT,
} from '@/contract/match-lines'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'

/** Reads a list out of a spreadsheet; what went wrong stays until the next try. */
export function useSheetUpload() {
  const { http, report } = useMall()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  async function read(file: File): Promise<ParsedSheet | null> {
    if (file.size > SHEET_MAX_BYTES) {
      setFailure(SHEET_TOO_LARGE_TEXT)
      return null
    }
    const form = new FormData()
    form.append('file', file)
    setPending(true)
    setFailure('')
    try {
      return await http.call(parseSheet, form)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      report(error)
      return null
    } finally {
      setPending(false)
    }
  }
  return { read, isPending, failure }
}
