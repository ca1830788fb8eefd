import { CART_CALLS } from '@/contract/deferred-calls'
import {
  compareQuotation,
  copyQuotation,
  exportQuotation,
  getQuotation,
  getQuotationList,
  getSharedQuotation,
  QUOTATION_CALLS,
  renewQuotation,
  shareQuotation,
  shareToken,
} from '@/contract/quotation/my-quotation-calls'
import type { QuotationFormat } from '@/contract/quotation/quotation-calls'
import {
  type QuotationListState,
  quotationFilter,
} from '@/contract/quotation/quotation-list-address'
import { useFileSave } from '@/hooks/browser/use-file-save'
import { useChange } from '@/hooks/call/use-change'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { announceCart } from '@/services/store/local-store'

/** A page of the buyer's quotations; previous data stays until the next page settles. */
export function useQuotationList(state: QuotationListState) {
  const { data, ...requested } = usePersonal(getQuotationList, quotationFilter(state), {
    keepPrevious: true,
  })
  return { quotations: data, ...requested }
}

/** One of the buyer's quotations. */
export function useOwnQuotation(no: string) {
  const { data, ...requested } = usePersonal(getQuotation, { no })
  return { own: data, ...requested }
}

/** A quotation under its shared address. */
export function useSharedQuotation(token: string) {
  const isWhole = shareToken.safeParse(token).success
  const { data, isNotFound, ...requested } = useEndpoint(isWhole ? getSharedQuotation : null, {
    token,
  })
  // A link cut off in a chat is not asked for: the host would name its field in a toast.
  return { shared: data, isNotFound: isNotFound || !isWhole, ...requested }
}

/** A quotation beside today's prices, for the current area. */
export function useComparison(no: string) {
  const { areas } = useMall()
  const { data, ...requested } = usePersonal(compareQuotation, { no, areaCode: areas.areaCodes })
  return { comparison: data, ...requested }
}

/** Issues a new quotation of the same goods; its number, or null when it failed. */
export function useRenewal(no: string) {
  const { http, areas } = useMall()
  const { change, isPending, failure } = useChange(QUOTATION_CALLS)
  async function renew() {
    const input = { no, areaCode: areas.areaCodes }
    const done = await change(() => http.call(renewQuotation, input))
    return done?.answer.no ?? null
  }
  return { renew, isPending, failure }
}

/** Puts a quotation's goods into the cart: the outcome of each of its lines. */
export function useQuotationCopy(no: string) {
  const { http, areas } = useMall()
  const { change, isPending, failure } = useChange(CART_CALLS)
  async function copy() {
    const done = await change(() => http.call(copyQuotation, { no, areaCode: areas.areaCodes }))
    if (done) announceCart()
    return done?.answer ?? null
  }
  return { copy, isPending, failure }
}

const NONE: typeof QUOTATION_CALLS = []

/** Makes the shared address of a quotation, or takes it back. */
export function useSharing(no: string) {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(NONE, QUOTATION_CALLS)
  const share = (isShared: boolean) => change(() => http.call(shareQuotation, { no, isShared }))
  return { share, isPending, failure }
}

/** Saves an issued quotation as a file. */
export function useQuotationFile(no: string) {
  const { http } = useMall()
  const { save, pendingId, failure } = useFileSave()
  return {
    save: (format: QuotationFormat) =>
      save(() => http.call(exportQuotation, { no, format }), {
        id: format,
        fallback: `报价单_${no}.${format}`,
      }),
    pendingFormat: pendingId,
    failure,
  }
}
