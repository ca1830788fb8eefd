import { useState } from 'react'
import type { Input } from '@/contract/endpoint'
import {
  type CodeImport,
  codeRefusal,
  deleteBuyerCodes,
  exportBuyerCodes,
  getBuyerCodes,
  IMPORT_LINES_MAX,
  importBuyerCodes,
  saveBuyerCode,
} from '@/contract/quick-order/buyer-code-calls'
import { useFileSave } from '@/hooks/browser/use-file-save'
import { useChange } from '@/hooks/call/use-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { ApiError } from '@/services/http/api-error'

/** A page of the buyer's material codes; previous data stays until the next page settles. */
export function useBuyerCodes(keyword: string, page: number) {
  const { data, ...requested } = usePersonal(
    getBuyerCodes,
    { page, ...(keyword && { keyword }) },
    { keepPrevious: true },
  )
  return { codes: data, ...requested }
}

const REFRESHED = [getBuyerCodes]
const NONE: [] = []
type Line = Input<typeof importBuyerCodes>['lines'][number]

/** The field of a code that a refusal is about; null for none. */
const fieldOf = (error: unknown) =>
  error instanceof ApiError ? (codeRefusal.safeParse(error.data).data?.field ?? null) : null

/**
 * Changes of material codes; each resolves to null when refused, and `failure` says why, `field`
 * where.
 */
export function useCodeChanges() {
  const { http } = useMall()
  const { change, isPending, failure, refuse } = useChange(NONE, REFRESHED)

  const [field, setField] = useState<ReturnType<typeof fieldOf>>(null)

  async function send(input: Input<typeof saveBuyerCode>) {
    setField(null)
    try {
      return await http.call(saveBuyerCode, input)
    } catch (error) {
      setField(fieldOf(error))
      throw error
    }
  }

  /** A long sheet is sent in parts; what a part that fails leaves out is named, beside what was taken in before it. */
  async function takeIn(lines: readonly Line[]): Promise<CodeImport> {
    const sum: CodeImport = { count: 0, refused: [] }
    for (let at = 0; at < lines.length; at += IMPORT_LINES_MAX) {
      const part = lines.slice(at, at + IMPORT_LINES_MAX)
      try {
        const { count, refused } = await http.call(importBuyerCodes, { lines: part })
        sum.count += count
        sum.refused.push(...refused)
      } catch (error) {
        if (at === 0 || !(error instanceof ApiError)) throw error
        const reason = error.message
        sum.refused.push(...lines.slice(at).map(({ code, itemNo }) => ({ code, itemNo, reason })))
        return sum
      }
    }
    return sum
  }

  return {
    isPending,
    failure,
    field,
    refuse,
    save: (input: Input<typeof saveBuyerCode>) => change(() => send(input)),
    remove: (codes: string[]) => change(() => http.call(deleteBuyerCodes, { codes })),
    takeIn: (lines: readonly Line[]) => change(() => takeIn(lines)),
  }
}

/** Saves all material codes as a spreadsheet. */
export function useCodeExport() {
  const { http } = useMall()
  const { save, pendingId, failure } = useFileSave()
  return {
    save: () => save(() => http.call(exportBuyerCodes, {}), { fallback: '物料编码.xlsx' }),
    isPending: pendingId !== null,
    failure,
  }
}
