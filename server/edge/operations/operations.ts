import type { Verb } from '@/contract/operations/all-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { OperatorError } from '@/server/kernel/operator-error'
import { ACCESS_OPERATIONS } from './access-operations'
import { AFTER_SALE_OPERATIONS } from './after-sale-operations'
import { BANNER_OPERATIONS } from './banner-operations'
import { BRAND_OPERATIONS } from './brand-operations'
import { CASE_OPERATIONS } from './case-operations'
import { IMPORT_OPERATION } from './catalogue-operations'
import { CATEGORY_OPERATIONS } from './category-operations'
import { CHAT_OPERATIONS } from './chat-operations'
import { COMMENT_OPERATIONS } from './comment-operations'
import { GOODS_OPERATIONS } from './goods-operations'
import { HOLDS_OPERATION, RELEASE_OPERATION } from './hold-operations'
import { HOME_NOTICE_OPERATIONS } from './home-notice-operations'
import { HOT_WORD_OPERATION, HOT_WORDS_OPERATION } from './hot-word-operations'
import { INQUIRY_FILE_OPERATION, INQUIRY_OPERATIONS } from './inquiry-operations'
import { INVOICE_OPERATIONS, REJECT_INVOICE_OPERATION } from './invoice-operations'
import { MAINTENANCE_OPERATION } from './maintenance-operation'
import {
  APPLICATION_OPERATIONS,
  APPROVE_OPERATION,
  DECISION_OPERATIONS,
} from './merchant-operations'
import { MONEY_OPERATIONS } from './money-operations'
import { PUBLISH_OPERATION } from './notice-operations'
import { type Actor, type Handled, onThisMachine } from './operation'
import { ORDER_OPERATIONS } from './order-operations'
import { perform } from './perform'
import { QUOTATION_OPERATIONS } from './quotation-operations'
import { readWords, usageOf } from './read-words'
import { REPORT_OPERATION } from './report-operation'
import { SHIP_OPERATION } from './ship-operation'
import { SHOP_OPERATIONS } from './shop-operations'
import { TRANSFER_OPERATION } from './transfer-operations'
import { USER_OPERATIONS } from './user-operations'
import { VOUCHER_OPERATIONS } from './voucher-operations'
import { WAREHOUSE_OPERATIONS } from './warehouse-operations'

/** An operator's command: verb and arguments, and whether the answer is wanted as JSON. */
export type Command = { verb: string; args: string[]; json?: boolean }

/** Printed below the commands; server/edge/ops/target.ts reads these words. */
const TARGETS = `They are for the mall on DATA_DIR or DATABASE_URL. Before a command:
             --mock-api        for the npm run mock-api on the same DATA_DIR
             --world <name>    for a world of it (x-fault-scope)
             --url <address>   for a mall elsewhere, with OPS_TOKEN
             --json            prints the answer as JSON
             --save <folder>   stores the file of an answer
Help of one: npm run ops -- help <command>`

/** The verbs of calls that have no handler here; all of them where handlers do not say theirs. */
type Unhandled<V extends string> = string extends V ? Verb : Exclude<Verb, V>

/** By verb. Does not compile while a call has no handler: the compiler names its verb. */
function byVerb<V extends string>(
  handlers: readonly Handled<V>[] & ([Unhandled<V>] extends [never] ? unknown : Unhandled<V>),
): ReadonlyMap<string, Handled> {
  return new Map(handlers.map((handled) => [handled.call.verb, handled]))
}

/** Every operation with its handler, by verb, in the order in which they are printed. */
export const HANDLED: ReadonlyMap<string, Handled> = byVerb([
  ...ORDER_OPERATIONS,
  SHIP_OPERATION,
  ...VOUCHER_OPERATIONS,
  ...MONEY_OPERATIONS,
  ...CASE_OPERATIONS,
  ...INVOICE_OPERATIONS,
  ...QUOTATION_OPERATIONS,
  TRANSFER_OPERATION,
  HOLDS_OPERATION,
  HOT_WORDS_OPERATION,
  ...APPLICATION_OPERATIONS,
  ...INQUIRY_OPERATIONS,
  ...CHAT_OPERATIONS,
  ...COMMENT_OPERATIONS,
  ...USER_OPERATIONS,
  REPORT_OPERATION,
  APPROVE_OPERATION,
  ...SHOP_OPERATIONS,
  ...WAREHOUSE_OPERATIONS,
  ...BRAND_OPERATIONS,
  ...CATEGORY_OPERATIONS,
  ...BANNER_OPERATIONS,
  ...HOME_NOTICE_OPERATIONS,
  MAINTENANCE_OPERATION,
  RELEASE_OPERATION,
  ...AFTER_SALE_OPERATIONS,
  REJECT_INVOICE_OPERATION,
  ...DECISION_OPERATIONS,
  INQUIRY_FILE_OPERATION,
  HOT_WORD_OPERATION,
  IMPORT_OPERATION,
  ...GOODS_OPERATIONS,
  PUBLISH_OPERATION,
  ...ACCESS_OPERATIONS,
])

/** One command with what it does. */
function helpOf({ call }: Handled): string {
  const words = [call.verb, usageOf(call)].filter(Boolean).join(' ')
  return `npm run ops -- ${words}\n${call.summary}`
}

function allHelp(): string {
  const known = [...HANDLED.values()].map(({ call }) => `${call.verb} ${usageOf(call)}`)
  return `npm run ops -- ${known.join('\n             ')}\n${TARGETS}`
}

type Place = { db: Db; now: () => number; actor: Actor }

/** Runs a typed command and returns lines of text; throws refusals as they are. */
export async function runCommand(place: Place, { verb, args, json = false }: Command) {
  const handled = HANDLED.get(verb === 'help' ? (args[0] ?? '') : verb)
  if (!handled) throw new OperatorError(allHelp())
  if (verb === 'help' || args.includes('--help')) return helpOf(handled)
  const answer = await perform(place, handled, readWords(handled.call, args))
  return json ? JSON.stringify(answer) : handled.show(answer)
}

/** Runs an operator's command and returns lines of text; throws OperatorError with one line. */
export async function operate(
  db: Db,
  command: Command,
  now: () => number = Date.now,
  actor: Actor = onThisMachine('operator'),
): Promise<string> {
  try {
    return await runCommand({ db, now, actor }, command)
  } catch (error) {
    if (error instanceof HttpError) throw new OperatorError(error.message)
    throw error
  }
}
