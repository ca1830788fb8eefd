import { useEffect, useRef, useState } from 'react'
import { verifyQuotation } from '@/contract/deferred-browse-calls'
import { QUOTATION_CALLS } from '@/contract/quotation/my-quotation-calls'
import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  type Quotation,
  type QuotationFormat,
} from '@/contract/quotation/quotation-calls'
import { useFileSave } from '@/hooks/browser/use-file-save'
import { useChange } from '@/hooks/call/use-change'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

/** Cart lines of a quotation: these ids, or all selected lines when the list is empty. */
function useQuoted(ids: readonly string[]) {
  const { areas } = useMall()
  return { ...(ids.length > 0 && { id: [...ids] }), areaCode: areas.areaCodes }
}

/** Saves the quotation of the selected lines as a file. */
export function useQuotationExport() {
  const { http } = useMall()
  const quoted = useQuoted([])
  const { save, pendingId: pending, failure } = useFileSave(QUOTATION_CALLS)
  return {
    save: (format: QuotationFormat) =>
      save(() => http.call(exportCartsQuotation, { ...quoted, format }), {
        id: format,
        fallback: `报价单.${format}`,
      }),
    pending,
    failure,
  }
}

/** A printable quotation: a draft until it is issued, then the issued one. */
export function usePrintedQuotation(ids: readonly string[]) {
  const { http } = useMall()
  const quoted = useQuoted(ids)
  const { data, error, mutate, retry } = usePersonal(getQuotationDraft, quoted)
  const [issued, setIssued] = useState<Quotation | null>(null)
  const { change, isPending, failure } = useChange(QUOTATION_CALLS)
  // Revalidates on mount: the cart may have changed since the last fetch.
  const wasSaved = useRef(data !== undefined)
  useEffect(() => {
    if (wasSaved.current) void mutate()
  }, [mutate])

  async function issue() {
    const sent = await change(() => http.call(issueQuotation, quoted))
    if (sent) setIssued(sent.answer)
  }
  const isIssued = issued !== null
  return { quotation: issued ?? data, isIssued, error, retry, issue, isPending, failure }
}

/** Metadata of an issued quotation. */
export function useQuotationCheck(no: string) {
  const { data, ...requested } = useEndpoint(verifyQuotation, { no })
  return { check: data, ...requested }
}
