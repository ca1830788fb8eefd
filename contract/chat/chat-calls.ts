import * as z from 'zod/mini'
import { NATIONWIDE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { amount, areaCode, count, price, timestamp } from '@/contract/fields'
import { helpPassage } from '@/contract/help/help-calls'
import { orderNo } from '@/contract/order/order-fields-calls'
import { stockState } from '@/contract/search/search-calls'
import { textLine } from '@/contract/text-line'

export const CHAT_TEXT_MAX = 500
/** Maximum entries of a thread; older ones are deleted. */
export const CHAT_ENTRIES_MAX = 200
export const CHAT_CONTACT_MAX = 60

/** Browser of a visitor's thread: an unguessable id, stored only there. */
const visitorId = z.optional(z.uuid())

/** Subject of a question: the buyer's own order, or a product. */
const cardWanted = z.optional(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('order'), orderNo }),
    z.object({ kind: z.literal('product'), productId: z.int().check(z.positive()) }),
  ]),
)

const card = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('order'),
    orderNo,
    shop: z.string(),
    /** Tolerate unknown codes. */
    status: z.int(),
    amount,
  }),
  z.looseObject({
    kind: z.literal('product'),
    productId: z.int().check(z.positive()),
    title: z.string(),
    image: z.string(),
  }),
])
export type ChatCard = z.infer<typeof card>

/** Goods found for a question, as they stand at the time of the answer. */
const offered = z.looseObject({
  productId: z.int(),
  skuId: z.int(),
  title: z.string(),
  spec: z.string(),
  image: z.string(),
  /** Of one piece before tiers; 0: on request. */
  price,
  unit: z.string(),
  moq: count,
  stockState,
  /** Day of arrival in the area when ordered now, `2026-11-24`; '' where none was said. */
  arrivesOn: z.string(),
})
export type OfferedGoods = z.infer<typeof offered>
/** Goods of one answer. */
export const CHAT_GOODS_MAX = 3

const entry = z.looseObject({
  id: z.string(),
  /** The buyer, an automatic help answer, or staff. */
  from: z.enum(['buyer', 'help', 'staff']),
  text: z.string(),
  /** Left for staff to answer. */
  isMessage: z.boolean(),
  card: z.nullable(card),
  /** Matching help passages, verbatim; empty when nothing matches. */
  passages: z.array(helpPassage),
  goods: z._default(z.array(offered).check(z.maxLength(CHAT_GOODS_MAX)), []),
  createdAt: timestamp,
})
export type ChatEntry = z.infer<typeof entry>

const thread = z.looseObject({
  entries: z.array(entry).check(z.maxLength(CHAT_ENTRIES_MAX)),
  /** A message waits for a staff answer. */
  isWaiting: z.boolean(),
})
export type ChatThread = z.infer<typeof thread>

const said = {
  visitorId,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_TEXT_MAX)),
  card: cardWanted,
  /** Where goods are to be delivered; the whole country by default. */
  areaCode: z._default(areaCode, [NATIONWIDE]),
}

export const ask = endpoint({
  name: 'ask',
  method: 'POST',
  path: '/api/chat/ask',
  auth: 'bearer',
  summary:
    'Asks; answered by goods, the state of own orders or help articles, else passed to a person',
  input: z.object(said),
  output: thread,
})

export const leaveMessage = endpoint({
  name: 'leaveMessage',
  method: 'POST',
  path: '/api/chat/leaveMessage',
  auth: 'bearer',
  summary: 'Leaves a message for a person, who answers in the same thread',
  input: z.object({ ...said, contact: z._default(textLine(CHAT_CONTACT_MAX), '') }),
  output: thread,
})

export const getThread = endpoint({
  name: 'getThread',
  method: 'POST',
  path: '/api/chat/getThread',
  auth: 'bearer',
  summary: 'What was said; a visitor’s thread joins the account that is signed in with it',
  input: z.object({ visitorId }),
  output: thread,
})
