import * as z from 'zod/mini'
import { amount, moment } from './common'
import { endpoint } from './endpoint'
import { helpPassage } from './help'
import { orderNo } from './order-state'
import { textLine } from './text-line'

export const CHAT_TEXT_MAX = 500
/** A thread keeps its newest entries. */
export const CHAT_ENTRIES_MAX = 200
export const CHAT_CONTACT_MAX = 60

/** Which browser a visitor's thread is of: unguessable, kept there alone. */
const visitorId = z.optional(z.uuid())

/** What a question is about: an order of the buyer's own, or a product. */
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
    /** Codes of order-state.ts; unknown ones are to be tolerated. */
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

const entry = z.looseObject({
  id: z.string(),
  /** The buyer, help answering by itself, or a person. */
  from: z.enum(['buyer', 'help', 'staff']),
  text: z.string(),
  /** Left for a person to answer. */
  isMessage: z.boolean(),
  card: z.nullable(card),
  /** What help says of it, word for word; none when nothing fits. */
  passages: z.array(helpPassage),
  createdAt: moment,
})
export type ChatEntry = z.infer<typeof entry>

const thread = z.looseObject({
  entries: z.array(entry).check(z.maxLength(CHAT_ENTRIES_MAX)),
  /** A message waits for a person's answer. */
  isWaiting: z.boolean(),
})
export type ChatThread = z.infer<typeof thread>

const said = {
  visitorId,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_TEXT_MAX)),
  card: cardWanted,
}

export const ask = endpoint({
  name: 'ask',
  method: 'POST',
  path: '/api/chat/ask',
  auth: 'bearer',
  summary: 'Asks help; the answer quotes its articles or says that none fits',
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
