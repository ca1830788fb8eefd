import * as z from 'zod/mini'
import { KEYWORD_MAX, LIST_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { count, listOf, page, pageSize, timestamp } from '@/contract/fields'
import {
  inquiryLine,
  inquiryLineDraft,
  inquiryNo,
  inquiryNote,
  targetPrice,
  targetWords,
  wishedDate,
} from './inquiry-fields-calls'
import { inquiryFile } from './inquiry-file-calls'
import { INQUIRY_FILES_MAX, INQUIRY_LINES_MAX, INQUIRY_PICTURES_MAX } from './inquiry-limits-rules'
import { INQUIRY_TYPES } from './inquiry-status-rules'

const inquiryHead = {
  inquiryNo: z.string(),
  /** Tolerate unknown codes. */
  status: z.int(),
  createdAt: timestamp,
  /** When it expires unless something happens: the end of its last offer, or of the wait for one. */
  dueAt: timestamp,
  lineCount: count,
  /** Lines a shop has answered, and lines whose price the buyer has accepted. */
  answeredCount: count,
  acceptedCount: count,
}

const inquirySummary = z.looseObject({
  ...inquiryHead,
  /** The first lines in words, for the list. */
  titles: z.array(z.string()),
})
export type InquirySummary = z.infer<typeof inquirySummary>

const inquiry = z.looseObject({
  ...inquiryHead,
  note: z.string(),
  /** A day in China, '' for none. */
  wishedDate: z.string(),
  /** Served by getPicture, only to the user who uploaded them. */
  pictureIds: z.array(z.uuid()),
  /** Served by getInquiryFile. */
  files: z._default(z.array(inquiryFile), []),
  lines: z.array(inquiryLine),
  canCancel: z.boolean(),
  now: timestamp,
})
export type Inquiry = z.infer<typeof inquiry>

export const submitInquiry = endpoint({
  name: 'submitInquiry',
  method: 'POST',
  path: '/api/inquiry/submitInquiry',
  auth: 'user',
  summary: 'Asks for the price of goods; the shop of each SKU gets its lines, the mall the others',
  input: z.object({
    lines: z
      .array(inquiryLineDraft)
      .check(
        z.minLength(1, '请至少添加一行询价内容'),
        z.maxLength(INQUIRY_LINES_MAX, `一次最多询价 ${INQUIRY_LINES_MAX} 行`),
      ),
    note: z._default(inquiryNote, ''),
    wishedDate: z.optional(wishedDate),
    /** From uploadPicture, with this use. */
    pictureIds: z._default(
      z
        .array(z.uuid())
        .check(z.maxLength(INQUIRY_PICTURES_MAX, `最多 ${INQUIRY_PICTURES_MAX} 张图片`)),
      [],
    ),
    /** From uploadInquiryFile. */
    fileIds: z._default(
      z.array(z.uuid()).check(z.maxLength(INQUIRY_FILES_MAX, `最多 ${INQUIRY_FILES_MAX} 个附件`)),
      [],
    ),
  }),
  output: z.looseObject({ inquiryNo: z.string() }),
  idempotent: true,
})

export const getInquiryList = endpoint({
  name: 'getInquiryList',
  method: 'POST',
  path: '/api/inquiry/getInquiryList',
  auth: 'user',
  summary: 'Inquiries, newest first, by status and by words of their lines',
  input: z.object({
    type: z._default(z.literal(INQUIRY_TYPES), -1),
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
    page,
    pageSize: pageSize(LIST_PAGE_SIZE),
  }),
  output: z.looseObject({
    ...listOf(inquirySummary).shape,
    /** Inquiries per status, whatever the filter. */
    counts: z.array(z.looseObject({ type: z.int(), count })),
  }),
})
export type InquiryList = z.infer<typeof getInquiryList.output>

const oneInquiry = z.object({ inquiryNo })

export const getInquiryDetail = endpoint({
  name: 'getInquiryDetail',
  method: 'POST',
  path: '/api/inquiry/getInquiryDetail',
  auth: 'user',
  summary: 'One inquiry with its lines and answers; a foreign one is unknown',
  input: oneInquiry,
  output: inquiry,
})

export const negotiateInquiry = endpoint({
  name: 'negotiateInquiry',
  method: 'POST',
  path: '/api/inquiry/negotiateInquiry',
  auth: 'user',
  summary: 'Names a target price for one answer, once; the offer stands until the shop replies',
  input: z.object({
    inquiryNo,
    answerId: z.uuid(),
    targetPrice,
    words: z._default(targetWords, ''),
  }),
  output: inquiry,
})

export const acceptInquiry = endpoint({
  name: 'acceptInquiry',
  method: 'POST',
  path: '/api/inquiry/acceptInquiry',
  auth: 'user',
  summary: 'Accepts answers, one a line: their prices are agreed and the goods are in the cart',
  input: z.object({
    inquiryNo,
    answerIds: z
      .array(z.uuid())
      .check(z.minLength(1, '请选择要接受的报价'), z.maxLength(INQUIRY_LINES_MAX)),
  }),
  output: inquiry,
})

export const cancelInquiry = endpoint({
  name: 'cancelInquiry',
  method: 'POST',
  path: '/api/inquiry/cancelInquiry',
  auth: 'user',
  summary: 'Withdraws an inquiry before a price is accepted',
  input: oneInquiry,
  output: inquiry,
})
