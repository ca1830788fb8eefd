import * as z from 'zod/mini'
import { DAY_LENGTH, isDay } from '@/contract/china-clock'
import { QTY_MAX } from '@/contract/constants'
import { count, id, named, price, timestamp } from '@/contract/fields'
import { wellFormed } from '@/contract/text-line'
import {
  INQUIRY_NOTE_MAX,
  INQUIRY_TEXT_MAX,
  INQUIRY_UNIT_MAX,
  TARGET_WORDS_MAX,
} from './inquiry-limits-rules'

/** R, the second of submission in China, six digits. */
export const INQUIRY_NO = /^R\d{18}$/
export const inquiryNo = z.string().check(z.regex(INQUIRY_NO, '询价单号应为 R 加 18 位数字'))

/** Fields a buyer fills in; the form shows these messages too. */
export const inquiryText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请写明需要的商品'),
    z.maxLength(INQUIRY_TEXT_MAX, `不能超过 ${INQUIRY_TEXT_MAX} 个字`),
  )
export const inquiryQty = z
  .int('数量应为整数')
  .check(
    z.minimum(1, '数量至少为 1'),
    z.maximum(QTY_MAX, `数量不能超过 ${QTY_MAX.toLocaleString('en-US')}`),
  )
export const inquiryUnit = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请填写单位'),
    z.maxLength(INQUIRY_UNIT_MAX, `不能超过 ${INQUIRY_UNIT_MAX} 个字`),
  )
export const inquiryNote = z
  .string()
  .check(z.trim(), z.maxLength(INQUIRY_NOTE_MAX, `不能超过 ${INQUIRY_NOTE_MAX} 个字`))
const BAD_DAY = '日期应为 年-月-日'
/** A day in China, `2026-11-30`. Not by `z.iso`, which every page would load. */
export const wishedDate = z
  .string()
  .check(z.maxLength(DAY_LENGTH, BAD_DAY), z.refine(isDay, BAD_DAY))
/** Unit price, 1/10000 yuan. */
export const targetPrice = z
  .int('请填写目标价，最多四位小数')
  .check(z.minimum(1, '目标价应大于 0'), z.maximum(999_999_999, '目标价过大'))
/** Of several lines. */
export const targetWords = z
  .string()
  .check(wellFormed(), z.trim(), z.maxLength(TARGET_WORDS_MAX, `不能超过 ${TARGET_WORDS_MAX} 个字`))

/** What is asked for: a SKU of the mall, or goods in the buyer's words. */
export const inquiryLineDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sku'), skuId: id, qty: inquiryQty }),
  z.object({ kind: z.literal('text'), text: inquiryText, qty: inquiryQty, unit: inquiryUnit }),
])

/** A SKU as it was when it was asked for or offered. */
export const inquiryGoods = z.looseObject({
  skuId: z.int(),
  productId: z.int(),
  itemNo: z.string(),
  title: z.string(),
  brand: z.string(),
  spec: z.string(),
  image: z.string(),
  unit: z.string(),
})
export type InquiryGoods = z.infer<typeof inquiryGoods>

export const inquiryAnswer = z.looseObject({
  id: z.string(),
  shop: named,
  /** Tolerate unknown codes. */
  status: z.int(),
  /** The goods offered, which may be a substitute; null when the shop cannot supply. */
  goods: z.nullable(inquiryGoods),
  isSubstitute: z.boolean(),
  /** The offer holds from this quantity on; 0 without goods. */
  qty: count,
  /** Unit price, 1/10000 yuan, tax included; 0 without goods. */
  price,
  /** Price before the buyer named a target; null when it has not changed. */
  previousPrice: z.nullable(price),
  /** Working days until the shop ships. */
  leadDays: count,
  /** Null when the shop cannot supply. */
  validUntil: z.nullable(timestamp),
  note: z.string(),
  /** The price the buyer named, once; null when none was. */
  target: z.nullable(z.looseObject({ price, words: z.string(), at: timestamp })),
  answeredAt: timestamp,
})
export type InquiryAnswer = z.infer<typeof inquiryAnswer>

export const inquiryLine = z.looseObject({
  lineId: z.string(),
  /** The buyer's words; '' for a SKU. */
  text: z.string(),
  /** Null for goods in the buyer's words. */
  goods: z.nullable(inquiryGoods),
  qty: count,
  unit: z.string(),
  /** Who is asked: the SKU's shop; null is the mall's own service. */
  shop: z.nullable(named),
  answers: z.array(inquiryAnswer),
})
export type InquiryLine = z.infer<typeof inquiryLine>
