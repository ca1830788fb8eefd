import * as z from 'zod/mini'
import { type OperatorRole, operation, restOfWords, told, word } from './operation-calls'

const OPTIONAL = '?'
const REST = '...'
const nameOf = (written: string) => written.replace(/(\?|\.\.\.)$/, '')

function fieldOf(written: string) {
  if (written.endsWith(REST)) return restOfWords
  return written.endsWith(OPTIONAL) ? z.optional(word) : word
}

/** An operation of words alone that answers in one line: `name?` may be missing, `name...` is the rest. */
function plain(verb: string, words: string[], summary: string, by: OperatorRole = 'operator') {
  const input = z.object(Object.fromEntries(words.map((name) => [nameOf(name), fieldOf(name)])))
  const typed = words.map((name) => name.replace(/\?$/, ''))
  return operation(verb, { summary, by, words: typed, input, output: told })
}

/** Operations of words alone, in reading order. */
export const PLAIN_OPERATIONS = [
  plain('release', ['orderOrUserName'], 'Cancels unpaid orders and frees their stock'),
  plain('agree', ['afterSaleNo', 'note...'], 'Agrees to an after-sale case', 'shop'),
  plain('reject', ['what', 'reason...'], 'Rejects a case, or: merchant <application>', 'shop'),
  plain('receive', ['afterSaleNo', 'note...'], 'Notes that returned goods have arrived', 'shop'),
  plain('resend', ['afterSaleNo', 'carrier', 'number'], 'Sends exchanged or mended goods', 'shop'),
  plain('refund-sale', ['afterSaleNo'], 'Notes that a transfer was paid back', 'shop'),
  plain('reject-invoice', ['applicationNo', 'reason...'], 'Rejects an invoice application', 'shop'),
  plain('ask', ['what', 'applicationNo', 'text...'], 'Asks to correct: merchant <application>'),
  plain('sign', ['what', 'applicationNo', 'note...'], 'Notes a contract: merchant <application>'),
  plain('inquiry-file', ['inquiryNo', 'place', 'folder'], 'Saves a file of an inquiry'),
  plain('hot-word', ['ruling', 'words...'], 'pin, ban or free a hot word'),
  plain(
    'import',
    ['file'],
    'Imports a sheet of goods, xlsx or csv; of known numbers price, stock, quantities and status change',
  ),
  plain('stock', ['itemNo', 'freePieces'], 'Sets the free pieces of a SKU'),
  plain('price', ['itemNo', 'yuan'], 'Sets the price of a SKU, without price steps'),
  plain('publish', ['title', 'text...'], 'Sends a notice to all users'),
] as const
