import { CART_CALLS } from '@/contract/deferred-calls'
import type { Input } from '@/contract/endpoint'
import {
  acceptInquiry,
  cancelInquiry,
  getInquiryDetail,
  getInquiryList,
  negotiateInquiry,
} from '@/contract/inquiry/inquiry-calls'
import {
  type InquiryListState,
  inquiryFilter,
  inquiryListAddress,
} from '@/contract/inquiry/inquiry-list-address'
import { useChange } from '@/hooks/call/use-change'
import { useIsOffered } from '@/hooks/call/use-is-offered'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { INQUIRY_POLL_MS } from '@/hooks/swr-policy'
import { announceCart } from '@/services/store/local-store'

/** A page of inquiries; previous data stays until the next page settles. */
export function useInquiryList(state: InquiryListState) {
  const { data, ...requested } = usePersonal(getInquiryList, inquiryFilter(state), {
    keepPrevious: true,
  })
  return { inquiries: data, ...requested }
}

/** One inquiry; asks our own API again by itself, because a shop may answer at any time. */
export function useInquiry(inquiryNo: string) {
  const isOwnApi = useMall().missing === null
  const { data, ...requested } = usePersonal(
    getInquiryDetail,
    { inquiryNo },
    isOwnApi ? { pollMs: INQUIRY_POLL_MS } : {},
  )
  return { inquiry: data, ...requested }
}

/**
 * Whether the host takes inquiries. Another's API is asked for their list before anything is written: one
 * that lacks it answers no inquiry.
 */
export function useTakesInquiries(): boolean {
  const isOwnApi = useMall().missing === null
  usePersonal(isOwnApi ? null : getInquiryList, inquiryFilter(inquiryListAddress.read({})))
  const canSubmit = useIsOffered('submitInquiry')
  const canList = useIsOffered('getInquiryList')
  return canSubmit && canList
}

const INQUIRIES = [getInquiryDetail, getInquiryList]
const WITH_CART = [...INQUIRIES, ...CART_CALLS]
const NONE: typeof INQUIRIES = []

/** Actions on an inquiry; each resolves to whether it succeeded, and `failure` says why not. */
export function useInquiryChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(NONE, WITH_CART)
  const done = async (send: () => Promise<unknown>) => (await change(send)) !== null
  return {
    isPending,
    failure,
    negotiate: (input: Input<typeof negotiateInquiry>) =>
      done(() => http.call(negotiateInquiry, input)),
    cancel: (inquiryNo: string) => done(() => http.call(cancelInquiry, { inquiryNo })),
    async accept(inquiryNo: string, answerIds: string[]) {
      const isDone = await done(() => http.call(acceptInquiry, { inquiryNo, answerIds }))
      if (isDone) announceCart()
      return isDone
    },
  }
}
