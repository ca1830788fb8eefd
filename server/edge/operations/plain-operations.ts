import { PLAIN_OPERATIONS } from '@/contract/operations/plain-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { afterSaleOperations } from './after-sale-operations'
import { catalogueOperations } from './catalogue-operations'
import { goodsOperations } from './goods-operations'
import { holdOperations } from './hold-operations'
import { hotWordOperations } from './hot-word-operations'
import { inquiryOperations } from './inquiry-operations'
import { invoiceOperations } from './invoice-operations'
import { MERCHANT, merchantOperations } from './merchant-operations'
import { noticeOperations } from './notice-operations'
import { type Actor, type Handled, handle, type WordOperation } from './operation'
import { requireOwnCase, requireOwnInvoice } from './own-things'
import { PLAIN_FACTS } from './plain-facts'

/** The actions of operations of words alone, by verb. */
function wordOperations(db: Db, now: () => number): Record<string, WordOperation> {
  const sales = afterSaleOperations(db, now)
  return {
    ...sales,
    ...merchantOperations(db, now, sales),
    ...catalogueOperations(db, now),
    ...goodsOperations(db),
    ...holdOperations(db, now),
    ...hotWordOperations(db, now),
    ...inquiryOperations(db),
    ...invoiceOperations(db, now),
    ...noticeOperations(db, now),
  }
}

/** How shops' things are recognised, by verb. */
const OWN: Readonly<Record<string, (db: Db, actor: Actor, no: string) => Promise<void>>> = {
  agree: requireOwnCase,
  reject: requireOwnCase,
  receive: requireOwnCase,
  resend: requireOwnCase,
  'refund-sale': requireOwnCase,
  'reject-invoice': requireOwnInvoice,
}

/** What they are about comes after what is done to it. */
const NAMED_SECOND = new Set(['hot-word'])

/** They name folders and files of the mall's machine. */
const LOCAL = new Set(['import', 'inquiry-file'])
const LONG = new Set(['import'])

/** The words of an input in the order they are typed. */
function wordsOf(words: readonly string[], input: Record<string, unknown>): string[] {
  return words.flatMap((written) => {
    const value = input[written.replace('...', '')]
    if (Array.isArray(value)) return value.map(String)
    return value === undefined ? [] : [String(value)]
  })
}

/** Operations of words alone. */
export const PLAIN: readonly Handled[] = PLAIN_OPERATIONS.map((call) => {
  const words = (input: Record<string, unknown>) => wordsOf(call.words, input)
  const readFacts = PLAIN_FACTS[call.verb]
  return handle(call, {
    subject(input) {
      const [first = '', second = ''] = words(input)
      return first === MERCHANT || NAMED_SECOND.has(call.verb) ? second : first
    },
    show: ({ line }) => line,
    ...(readFacts && { facts: (db: Db, input) => readFacts(db, words(input)) }),
    async run({ db, now, actor, input }) {
      const [first = '', ...rest] = words(input)
      await OWN[call.verb]?.(db, actor, first)
      const action = wordOperations(db, now)[call.verb]
      if (!action) throw new Error(`${call.verb} has no action`)
      return { line: await action.run([first, ...rest].filter(Boolean)) }
    },
    ...(LOCAL.has(call.verb) && { isLocal: true }),
    ...(LONG.has(call.verb) && { isLong: true }),
  })
})
