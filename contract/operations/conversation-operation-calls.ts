import * as z from 'zod/mini'
import { count, price, timestamp } from '@/contract/fields'
import { operation, restOfWords, typedNumber, word } from './operation-calls'

const DAYS_MAX = 365

export const opsChats = operation('chats', {
  summary: 'Lists messages of buyers that wait for an answer',
  input: z.object({}),
  output: z.looseObject({
    list: z.array(
      z.looseObject({
        thread: z.string(),
        /** What a visitor left to be reached by, '' for none. */
        contact: z.string(),
        userId: z.nullable(z.string()),
        waitingSince: z.nullable(timestamp),
        text: z.string(),
      }),
    ),
  }),
})

export const opsAnswer = operation('answer', {
  summary: 'Answers a buyer’s message',
  words: ['thread', 'text...'],
  input: z.object({ thread: word, text: restOfWords }),
  output: z.looseObject({ thread: z.string() }),
})

export const opsComments = operation('comments', {
  summary: 'Lists comments without a reply',
  input: z.object({}),
  output: z.looseObject({
    list: z.array(
      z.looseObject({
        comment: z.string(),
        productId: z.int(),
        spec: z.string(),
        score: z.int(),
        content: z.string(),
        /** What the buyer added later. */
        append: z.nullable(z.string()),
        createdAt: timestamp,
      }),
    ),
  }),
})

export const opsReply = operation('reply', {
  summary: 'Replies to a comment',
  words: ['comment', 'text...'],
  input: z.object({ comment: word, text: restOfWords }),
  output: z.looseObject({ comment: z.string() }),
})

export const opsInquiries = operation('inquiries', {
  summary: 'Lists lines of inquiries that wait for an answer',
  input: z.object({}),
  output: z.looseObject({
    list: z.array(
      z.looseObject({
        inquiryNo: z.string(),
        /** Its place in the inquiry, from 1. */
        line: count,
        /** '' where the mall itself is asked. */
        shopName: z.string(),
        /** The goods asked for, '' for those described in words. */
        itemNo: z.string(),
        text: z.string(),
        qty: count,
        unit: z.string(),
        /** What the buyer would pay, as the last word after an offer. */
        target: z.nullable(z.looseObject({ price, words: z.string() })),
        /** Names of the inquiry's files, in their places. */
        files: z.array(z.string()),
      }),
    ),
  }),
})

/** An inquiry after an answer. */
const answered = z.looseObject({
  inquiryNo: z.string(),
  status: z.int(),
  statusText: z.string(),
})

export const opsOfferPrice = operation('offer-price', {
  summary:
    'Offers a price for a line of an inquiry; sku=<item number> before the note names other goods',
  words: ['inquiryNo', 'line', 'yuan', 'workingDays', 'note...'],
  input: z.object({
    inquiryNo: word,
    line: typedNumber,
    yuan: word,
    workingDays: typedNumber.check(z.maximum(DAYS_MAX)),
    note: restOfWords,
  }),
  output: answered,
})

export const opsDeclineInquiry = operation('decline-inquiry', {
  summary: 'Declines a line of an inquiry',
  words: ['inquiryNo', 'line', 'reason...'],
  input: z.object({ inquiryNo: word, line: typedNumber, reason: restOfWords }),
  output: answered,
})

export const CONVERSATION_CALLS = [
  opsChats,
  opsAnswer,
  opsComments,
  opsReply,
  opsInquiries,
  opsOfferPrice,
  opsDeclineInquiry,
]
