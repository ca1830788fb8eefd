import { CART_CALLS } from '@/contract/cart/cart-count-calls'
import type { Input } from '@/contract/endpoint'
import {
  acceptInquiry,
  cancelInquiry,
  getInquiryDetail,
  getInquiryList,
  type Inquiry,
  negotiateInquiry,
} from '@/contract/inquiry/inquiry-calls'
import { type InquiryListState, inquiryFilter } from '@/contract/inquiry/inquiry-list-address'
import { ANSWER_STATUS, INQUIRY_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import { useChange } from '@/hooks/call/use-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { announceCart } from '@/services/store/local-store'

/** How often an open page looks for an answer of a shop, ms. */
const ANSWER_POLL_MS = 15_000

/** A page of inquiries; previous data stays until the next page settles. */
export function useInquiryList(state: InquiryListState) {
  const { data, ...requested } = usePersonal(getInquiryList, inquiryFilter(state), {
    keepPrevious: true,
  })
  return { inquiries: data, ...requested }
}

/** Whether a shop is expected to answer. */
function isAwaiting({ status, lines }: Inquiry): boolean {
  if (status === INQUIRY_STATUS.waiting || status === INQUIRY_STATUS.partlyQuoted) return true
  const isOpen = status === INQUIRY_STATUS.quoted
  const answers = lines.flatMap((line) => line.answers)
  return isOpen && answers.some((answer) => answer.status === ANSWER_STATUS.negotiating)
}

/** One inquiry; asks again by itself while a shop is expected to answer. */
export function useInquiry(inquiryNo: string) {
  const isOwnApi = useMall().missing === undefined
  const { data, ...requested } = usePersonal(
    getInquiryDetail,
    { inquiryNo },
    isOwnApi ? { pollMs: ANSWER_POLL_MS } : {},
  )
  return { inquiry: data, isAwaiting: data ? isAwaiting(data) : false, ...requested }
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
