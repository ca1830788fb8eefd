import { randomUUID } from 'node:crypto'
import { HEADER } from '@/contract/constants'
import type { Input } from '@/contract/endpoint'
import {
  acceptInquiry,
  cancelInquiry,
  getInquiryDetail,
  getInquiryList,
  negotiateInquiry,
  submitInquiry,
} from '@/contract/inquiry/inquiry-calls'
import { createShopAnswers } from '@/server/modules/inquiry/shop-answers'
import { type Buyer, orderMall } from './order-mall'
import type { TestMall } from './test-mall'

type Draft = Input<typeof submitInquiry>
type Offer = { line?: number; skuId: number; price?: number; leadDays?: number; validDays?: number }

/** Buyers who ask for prices, and shops that answer. */
export function inquiryMall(mall: TestMall) {
  const shop = orderMall(mall)
  const reply = createShopAnswers(mall.db, () => mall.time.now)

  const askSubmit = ({ token }: Buyer, draft: unknown, key: string = randomUUID()) =>
    mall.ask(submitInquiry, draft, { token, headers: { [HEADER.idempotencyKey]: key } })

  async function submit(buyer: Buyer, lines: Draft['lines'], more: Partial<Draft> = {}) {
    const answer = await askSubmit(buyer, { lines, ...more })
    if (answer.status !== 200) throw new Error(answer.msg)
    return submitInquiry.output.parse(answer.data).inquiryNo
  }

  const offer = (inquiryNo: string, { line = 1, price = 4000, leadDays = 3, ...given }: Offer) =>
    reply(inquiryNo, [{ kind: 'offer', line, price, leadDays, ...given }])

  const detail = ({ token }: Buyer, inquiryNo: string) =>
    mall.call(getInquiryDetail, { inquiryNo }, { token })

  return {
    shop,
    askSubmit,
    submit,
    reply,
    offer,
    detail,
    list: ({ token }: Buyer, input: Input<typeof getInquiryList> = {}) =>
      mall.call(getInquiryList, input, { token }),
    askAccept: ({ token }: Buyer, inquiryNo: string, answerIds: string[]) =>
      mall.ask(acceptInquiry, { inquiryNo, answerIds }, { token }),
    accept: ({ token }: Buyer, inquiryNo: string, answerIds: string[]) =>
      mall.call(acceptInquiry, { inquiryNo, answerIds }, { token }),
    askNegotiate: ({ token }: Buyer, input: Input<typeof negotiateInquiry>) =>
      mall.ask(negotiateInquiry, input, { token }),
    askCancel: ({ token }: Buyer, inquiryNo: string) =>
      mall.ask(cancelInquiry, { inquiryNo }, { token }),
    /** The answers of an inquiry, in order of its lines. */
    answersOf: async (buyer: Buyer, inquiryNo: string) =>
      (await detail(buyer, inquiryNo)).lines.flatMap(({ answers }) => answers),
  }
}

export type InquiryMall = ReturnType<typeof inquiryMall>
