import * as z from 'zod/mini'
import { amount, count, timestamp } from '@/contract/fields'
import { operation, optionalWord, word } from './operation-calls'

export const opsTransfer = operation('transfer', {
  summary: 'Finds the orders a bank transfer is for, by its remark',
  words: ['remark'],
  input: z.object({ remark: word }),
  output: z.looseObject({
    list: z.array(
      z.looseObject({
        orderNo: z.string(),
        amount,
        status: z.int(),
        statusText: z.string(),
        company: z.string(),
      }),
    ),
  }),
})

export const opsHolds = operation('holds', {
  summary: 'Lists who holds stock by unpaid orders, or one buyer’s orders',
  words: ['userName'],
  input: z.object({ userName: optionalWord }),
  output: z.looseObject({
    /** Without a user name. */
    buyers: z.array(z.looseObject({ userName: z.string(), orders: count, pieces: count })),
    /** Of the buyer who was named. */
    orders: z.array(
      z.looseObject({
        orderNo: z.string(),
        pieces: count,
        /** When it is cancelled by itself; null while a voucher is looked at. */
        until: z.nullable(timestamp),
        hasVoucher: z.boolean(),
      }),
    ),
  }),
})

export const opsHotWords = operation('hot-words', {
  summary: 'Lists hot words and what operators said of them',
  input: z.object({}),
  output: z.looseObject({
    shown: z.array(z.string()),
    rulings: z.array(z.looseObject({ word: z.string(), ruling: z.enum(['pinned', 'banned']) })),
  }),
})

const application = z.looseObject({
  applicationNo: z.string(),
  status: z.int(),
  statusText: z.string(),
  company: z.string(),
  shopName: z.string(),
  contact: z.string(),
  phone: z.string(),
})

export const opsMerchants = operation('merchants', {
  summary: 'Lists open applications of merchants',
  input: z.object({}),
  output: z.looseObject({ list: z.array(application) }),
})

export const opsMerchant = operation('merchant', {
  summary: 'Shows an application; saves its files',
  words: ['applicationNo', 'folder'],
  input: z.object({ applicationNo: word, folder: optionalWord }),
  output: z.looseObject({
    application,
    /** All that the applicant filled in. */
    form: z.looseObject({}),
    /** Files saved to the folder. */
    saved: count,
    folder: z.string(),
  }),
})
