import { useEffect, useRef, useState } from 'react'
import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  type Quotation,
  type QuotationFormat,
  verifyQuotation,
} from '@/contract/quotation'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'
import { useFileSave } from './use-file-save'
import { usePersonal } from './use-personal'

/** Cart lines a quotation is made of: these, or all that are selected when there are none. */
function useQuoted(ids: readonly string[]) {
  const { areas } = useMall()
  return { ...(ids.length > 0 && { id: [...ids] }), areaCode: areas.areaCodes }
}

/** Saves the selected lines as a file. */
export function useQuotationExport() {
  const { http } = useMall()
  const quoted = useQuoted([])
  const { save, pendingId: pending, failure } = useFileSave()
  return {
    save: (format: QuotationFormat) =>
      save(() => http.call(exportCartsQuotation, { ...quoted, format }), {
        ...{ id: format, usual: `报价单.${format}` },
      }),
    pending,
    failure,
  }
}

/** A quotation on paper: a draft until it is issued, the issued one from then on. */
export function usePrintedQuotation(ids: readonly string[]) {
  const { http, report } = useMall()
  const quoted = useQuoted(ids)
  const { data, error, mutate, retry } = usePersonal(getQuotationDraft, quoted)
  const [issued, setIssued] = useState<Quotation | null>(null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  // The cart may have changed since the last look.
  const wasKept = useRef(data !== undefined)
  useEffect(() => {
    if (wasKept.current) void mutate()
  }, [mutate])

  async function issue() {
    setPending(true)
    setFailure('')
    try {
      setIssued(await http.call(issueQuotation, quoted))
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setFailure(refusal.message)
      report(refusal)
    } finally {
      setPending(false)
    }
  }
  const isIssued = issued !== null
  return { quotation: issued ?? data, isIssued, error, retry, issue, isPending, failure }
}

/** What is known of an issued quotation. */
export function useQuotationCheck(no: string) {
  const { data, error, mutate } = useEndpoint(verifyQuotation, { no })
  return { check: data, error, isMissing: error?.status === 400, retry: () => void mutate() }
}
