import { asc, eq } from 'drizzle-orm'
import { QTY_MAX } from '@/contract/constants'
import { parsePrice } from '@/contract/money'
import { statusLook } from '@/contract/order-state'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import { users } from '@/server/db/account-schema'
import { skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { OperatorError } from '@/server/db/data-dir'
import { Fault } from '@/server/http/fault'
import { createIssuing } from '@/server/modules/invoice/issue'
import { createMaintenance } from '@/server/modules/maintenance/maintenance-repository'
import { linesOf } from '@/server/modules/order/cancel'
import { createMerchant } from '@/server/modules/order/merchant'
import { restock } from '@/server/modules/order/stock'
import { sendMessage } from '@/server/modules/system-message/send-message'
import { catalogueOperations } from './catalogue-operations'
import { chatOperations } from './chat-operations'
import { merchantOperations } from './merchant-operations'
import { type Operation, requireWord } from './operation'
import { saleOperations } from './sale-operations'

/** What an operator wrote: a verb and its words. */
export type Command = { verb: string; words: string[] }

const CARRIER = '示例物流'

function readCount(word: string | undefined, what: string): number {
  const count = Number(requireWord(word, what))
  if (Number.isInteger(count) && count >= 0 && count <= QTY_MAX) return count
  throw new OperatorError(`${what} must be a whole number from 0 to ${QTY_MAX}`)
}

/** `1=20` is 20 of the first line. */
async function partOf(db: Db, orderNo: string, words: readonly string[]) {
  if (words.length === 0) return {}
  const lines = await linesOf(db, orderNo)
  return {
    lines: words.map((word) => {
      const [place, qty] = word.split('=')
      const line = lines[Number(place) - 1]
      if (!line)
        throw new OperatorError(`${word}: write <line>=<quantity>, lines 1 to ${lines.length}`)
      return { lineId: line.id, qty: readCount(qty, `quantity of line ${place}`) }
    }),
  }
}

async function skuOf(db: Db, itemNo: string | undefined) {
  const [row] = await db
    .select()
    .from(skus)
    .where(eq(skus.itemNo, requireWord(itemNo, 'item number')))
  if (!row) throw new OperatorError(`no SKU has the item number ${itemNo}`)
  return row
}

async function setPrice(db: Db, itemNo: string | undefined, yuan: string | undefined) {
  const { id } = await skuOf(db, itemNo)
  const price = parsePrice(requireWord(yuan, 'price in yuan'))
  if (price === null) throw new OperatorError('price must be yuan with at most four decimals')
  await db.update(skus).set({ price, tiers: [] }).where(eq(skus.id, id))
  return `${itemNo}: ${yuan} yuan, without price steps`
}

async function publish(db: Db, title: string | undefined, text: string, now: number) {
  const named = requireWord(title, 'title')
  const content = requireWord(text, 'text')
  const all = await db.select({ id: users.id }).from(users).orderBy(asc(users.id))
  for (const { id: userId } of all) {
    const notice = { userId, category: MESSAGE_CATEGORY.notice, title: named, content }
    await sendMessage(db, { ...notice, summary: content.slice(0, 80), createdAt: new Date(now) })
  }
  return `sent to ${all.length} users`
}

/** Everything an operator can do to a mall: the other side of its orders, stock, prices, notices. */
function createOperations(db: Db, now: () => number): Record<string, Operation> {
  const merchant = createMerchant(db, now)
  const issuing = createIssuing(db, now)
  const maintenance = createMaintenance(db, now)
  const sales = saleOperations(db, now)
  const told = async (move: Promise<{ orderNo: string; status: number }>) => {
    const { orderNo, status } = await move
    return `${orderNo} ${statusLook(status).title}`
  }
  const noOf = (words: string[]) => requireWord(words[0], 'order number')
  const reasonOf = (words: string[], usual: string) => words.slice(1).join(' ') || usual
  return {
    accept: { usage: '<order>', run: (words) => told(merchant.accept(noOf(words))) },
    decline: {
      usage: '<order> [reason]',
      run: (words) => told(merchant.decline(noOf(words), reasonOf(words, '缺货'))),
    },
    ship: {
      usage: '<order> [<line>=<quantity> ...]',
      async run(words) {
        const part = await partOf(db, noOf(words), words.slice(1))
        const parcel = { carrier: CARRIER, trackingNo: `SL${now()}`, ...part }
        return told(merchant.ship(noOf(words), parcel))
      },
    },
    deliver: { usage: '<order>', run: (words) => told(merchant.deliver(noOf(words))) },
    'agree-cancel': { usage: '<order>', run: (words) => told(merchant.agreeCancel(noOf(words))) },
    'refuse-cancel': {
      usage: '<order> [reason]',
      run: (words) => told(merchant.refuseCancel(noOf(words), reasonOf(words, '商品已备货'))),
    },
    refund: { usage: '<order>', run: (words) => told(merchant.refund(noOf(words))) },
    ...sales,
    ...merchantOperations(db, now, sales),
    ...catalogueOperations(db, now),
    ...chatOperations(db, now),
    issue: {
      usage: '<invoice application>',
      async run(words) {
        const { invoiceNo } = await issuing.issue(requireWord(words[0], 'application number'))
        return `issued as ${invoiceNo}`
      },
    },
    'reject-invoice': {
      usage: '<invoice application> [reason]',
      async run(words) {
        const no = requireWord(words[0], 'application number')
        await issuing.reject(no, reasonOf(words, '抬头信息有误'))
        return `${no} rejected`
      },
    },
    stock: {
      usage: '<item number> <free pieces>',
      async run([itemNo, free]) {
        const { id } = await skuOf(db, itemNo)
        const count = readCount(free, 'free pieces')
        await db.transaction((tx) => restock(tx, id, count))
        return `${itemNo}: ${count} free`
      },
    },
    price: { usage: '<item number> <yuan>', run: ([itemNo, yuan]) => setPrice(db, itemNo, yuan) },
    publish: {
      usage: '<title> <text>',
      run: ([title, ...text]) => publish(db, title, text.join(' '), now()),
    },
    maintenance: {
      usage: 'on|off [text]',
      async run([state, ...text]) {
        if (state !== 'on' && state !== 'off') throw new OperatorError('write on or off')
        if (state === 'on') await maintenance.begin({ content: text.join(' ') || undefined })
        else await maintenance.end()
        return `maintenance is ${state}`
      },
    },
  }
}

/** Does what an operator wrote and answers with one line; throws OperatorError with one. */
export async function operate(
  db: Db,
  { verb, words }: Command,
  now: () => number = Date.now,
): Promise<string> {
  const operations = createOperations(db, now)
  const operation = Object.hasOwn(operations, verb) ? operations[verb] : undefined
  if (!operation) {
    const known = Object.entries(operations).map(([name, { usage }]) => `${name} ${usage}`)
    throw new OperatorError(`npm run ops -- ${known.join('\n             ')}`)
  }
  try {
    return await operation.run(words)
  } catch (error) {
    if (error instanceof Fault) throw new OperatorError(error.message)
    throw error
  }
}
