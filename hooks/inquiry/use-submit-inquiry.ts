import { useRef } from 'react'
import type { Input } from '@/contract/endpoint'
import { getInquiryList, submitInquiry } from '@/contract/inquiry/inquiry-calls'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'
import { randomId } from '@/services/browser/random-id'
import { inquiryDraft } from '@/services/store/inquiry-draft'

const INVALIDATED = [getInquiryList]

/** Submits an inquiry; sent again unchanged after a lost answer, it takes effect once. */
export function useSubmitInquiry() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(INVALIDATED)
  const sent = useRef({ content: '', key: '' })

  /** The number of the inquiry; null when it was refused, and `failure` says why. */
  async function submit(input: Input<typeof submitInquiry>): Promise<string | null> {
    const content = JSON.stringify(input)
    if (sent.current.content !== content) sent.current = { content, key: randomId() }
    const { key: idempotencyKey } = sent.current
    const result = await change(() => http.call(submitInquiry, input, { idempotencyKey }))
    if (result) inquiryDraft.clear()
    return result?.answer.inquiryNo ?? null
  }

  return { submit, isPending, failure }
}
