import * as z from 'zod/mini'
import { operation, restOfWords, told, word } from './operation-calls'

// Operations of words, which answer in one line.

export const opsRelease = operation('release', {
  summary: 'Cancels unpaid orders and frees their stock',
  words: ['orderOrUserName'],
  input: z.object({ orderOrUserName: word }),
  output: told,
})

const aboutCase = z.object({ afterSaleNo: word, note: restOfWords })

export const opsAgree = operation('agree', {
  summary: 'Agrees to an after-sale case',
  by: 'shop',
  words: ['afterSaleNo', 'note...'],
  input: aboutCase,
  output: told,
})

export const opsReject = operation('reject', {
  summary: 'Rejects a case, or: merchant <application>',
  by: 'shop',
  words: ['what', 'reason...'],
  input: z.object({ what: word, reason: restOfWords }),
  output: told,
})

export const opsReceive = operation('receive', {
  summary: 'Notes that returned goods have arrived',
  by: 'shop',
  words: ['afterSaleNo', 'note...'],
  input: aboutCase,
  output: told,
})

export const opsResend = operation('resend', {
  summary: 'Sends exchanged or mended goods',
  by: 'shop',
  words: ['afterSaleNo', 'carrier', 'number'],
  input: z.object({ afterSaleNo: word, carrier: word, number: word }),
  output: told,
})

export const opsRefundSale = operation('refund-sale', {
  summary: 'Notes that a transfer was paid back',
  by: 'shop',
  words: ['afterSaleNo'],
  input: z.object({ afterSaleNo: word }),
  output: told,
})

export const opsRejectInvoice = operation('reject-invoice', {
  summary: 'Rejects an invoice application',
  by: 'shop',
  words: ['applicationNo', 'reason...'],
  input: z.object({ applicationNo: word, reason: restOfWords }),
  output: told,
})

export const opsAsk = operation('ask', {
  summary: 'Asks to correct: merchant <application>',
  words: ['what', 'applicationNo', 'text...'],
  input: z.object({ what: word, applicationNo: word, text: restOfWords }),
  output: told,
})

export const opsSign = operation('sign', {
  summary: 'Notes a contract: merchant <application>',
  words: ['what', 'applicationNo', 'note...'],
  input: z.object({ what: word, applicationNo: word, note: restOfWords }),
  output: told,
})

export const opsInquiryFile = operation('inquiry-file', {
  summary: 'Saves a file of an inquiry',
  words: ['inquiryNo', 'place', 'folder'],
  input: z.object({ inquiryNo: word, place: word, folder: word }),
  output: told,
})

export const opsHotWord = operation('hot-word', {
  summary: 'pin, ban or free a hot word',
  words: ['ruling', 'words...'],
  input: z.object({ ruling: word, words: restOfWords }),
  output: told,
})

export const opsImport = operation('import', {
  summary:
    'Imports a sheet of goods, xlsx or csv; of known numbers price, stock, quantities and status change',
  words: ['file'],
  input: z.object({ file: word }),
  output: told,
})

export const opsStock = operation('stock', {
  summary: 'Sets the free pieces of a SKU',
  words: ['itemNo', 'freePieces'],
  input: z.object({ itemNo: word, freePieces: word }),
  output: told,
})

export const opsPrice = operation('price', {
  summary: 'Sets the price of a SKU, without price steps',
  words: ['itemNo', 'yuan'],
  input: z.object({ itemNo: word, yuan: word }),
  output: told,
})

export const opsPublish = operation('publish', {
  summary: 'Sends a notice to all users',
  words: ['title', 'text...'],
  input: z.object({ title: word, text: restOfWords }),
  output: told,
})

export const PLAIN_CALLS = [
  opsRelease,
  opsAgree,
  opsReject,
  opsReceive,
  opsResend,
  opsRefundSale,
  opsRejectInvoice,
  opsAsk,
  opsSign,
  opsInquiryFile,
  opsHotWord,
  opsImport,
  opsStock,
  opsPrice,
  opsPublish,
]
