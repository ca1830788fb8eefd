import * as z from 'zod/mini'
import { operation, word } from './operation-calls'

/** Largest file of an invoice, bytes: one of the tax platform has some hundred kB. */
export const INVOICE_FILE_MAX_BYTES = 512 * 1024
const BASE64_MAX = Math.ceil(INVOICE_FILE_MAX_BYTES / 3) * 4

/** The number that the tax platform gave: 20 digits, 8 before 2024. */
const invoiceNumber = z.string().check(z.regex(/^(\d{8}|\d{20})$/, '8 or 20 digits'))
/** A PDF; the command line fills both fields in from `--file <path>`. */
const file = {
  fileName: word,
  base64: z.base64().check(z.maxLength(BASE64_MAX, 'a PDF of at most 512 kB')),
}
const issued = z.looseObject({
  applicationNo: z.string(),
  invoiceNo: z.string(),
  /** '' without a file. */
  fileName: z.string(),
})

export const opsIssue = operation('issue', {
  summary: 'Notes an invoice as issued, by its number and file; a demo invents the number',
  by: 'shop',
  words: ['applicationNo', 'number'],
  input: z.object({
    applicationNo: word,
    number: z.optional(invoiceNumber),
    fileName: z.optional(file.fileName),
    base64: z.optional(file.base64),
  }),
  output: issued,
})

export const opsAttachInvoice = operation('attach-invoice', {
  summary: 'Gives an issued invoice, or a credit note, its file, and its number when it has none',
  by: 'shop',
  words: ['applicationNo', 'number'],
  input: z.object({ applicationNo: word, number: z.optional(invoiceNumber), ...file }),
  output: issued,
})
