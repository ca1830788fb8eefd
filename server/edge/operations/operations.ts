import { asc, eq } from 'drizzle-orm'
import { QTY_MAX } from '@/contract/constants'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { formatAmount, parsePrice } from '@/contract/money'
import { statusBadge } from '@/contract/order/order-status-rules'
import { tradeNoOfRemark } from '@/contract/payment/transfer-remark-rules'
import { users } from '@/server/kernel/db/account-schema'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { OperatorError } from '@/server/kernel/operator-error'
import { createIssuing } from '@/server/modules/invoice/issue'
import { sendMessage } from '@/server/modules/message/send-message'
import { linesOf } from '@/server/modules/order/cancel'
import { createMerchant } from '@/server/modules/order/merchant'
import { restock } from '@/server/modules/order/stock'
import { createMaintenance } from '@/server/modules/site/maintenance-repository'
import { afterSaleOperations } from './after-sale-operations'
import { catalogueOperations } from './catalogue-operations'
import { chatOperations } from './chat-operations'
import { holdOperations } from './hold-operations'
import { hotWordOperations } from './hot-word-operations'
import { inquiryOperations } from './inquiry-operations'
import { merchantOperations } from './merchant-operations'
import { type Operation, requireWord } from './operation'

/** An operator's command: verb and arguments. */
export type Command = { verb: string; args: string[] }

/** Printed below the commands; server/edge/ops/target.ts reads these words. */
const TARGETS = `They are for the mall on DATA_DIR or DATABASE_URL. Before a command:
             --mock-api        for the npm run mock-api on the same DATA_DIR
             --world <name>    for a world of it (x-fault-scope)`

const CARRIER = '示例物流'

function readCount(word: string | undefined, what: string): number {
  const count = Number(requireWord(word, what))
  if (Number.isInteger(count) && count >= 0 && count <= QTY_MAX) return count
  throw new OperatorError(`${what} must be a whole number from 0 to ${QTY_MAX}`)
}

/** Parses `1=20`: 20 pieces of the first line. */
async function partOf(db: Db, orderNo: string, args: readonly string[]) {
  if (args.length === 0) return {}
  const lines = await linesOf(db, orderNo)
  return {
    lines: args.map((word) => {
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

/** The orders a transfer is for, by the remark on the bank's statement. */
async function transferOf(db: Db, remark: string | undefined) {
  const tradeNo = tradeNoOfRemark(requireWord(remark, 'remark'))
  const rows = tradeNo
    ? await db.select().from(orders).where(eq(orders.tradeNo, tradeNo)).orderBy(asc(orders.orderNo))
    : []
  if (rows.length === 0) throw new OperatorError(`no order has the remark ${remark}`)
  const lines = rows.map(({ orderNo, payableAmount, status, buyer }) =>
    [orderNo, formatAmount(payableAmount), statusBadge(status).title, buyer.company].join('  '),
  )
  return lines.join('\n')
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

/** All operator commands: the other side of orders, stock, prices, maintenance. */
function createOperations(db: Db, now: () => number): Record<string, Operation> {
  const merchant = createMerchant(db, now)
  const issuing = createIssuing(db, now)
  const maintenance = createMaintenance(db, now)
  const sales = afterSaleOperations(db, now)
  const told = async (move: Promise<{ orderNo: string; status: number }>) => {
    const { orderNo, status } = await move
    return `${orderNo} ${statusBadge(status).title}`
  }
  const noOf = (args: string[]) => requireWord(args[0], 'order number')
  const reasonOf = (args: string[], fallback: string) => args.slice(1).join(' ') || fallback
  return {
    accept: { usage: '<order>', run: (args) => told(merchant.accept(noOf(args))) },
    decline: {
      usage: '<order> [reason]',
      run: (args) => told(merchant.decline(noOf(args), reasonOf(args, '缺货'))),
    },
    ship: {
      usage: '<order> [<line>=<quantity> ...]',
      async run(args) {
        const part = await partOf(db, noOf(args), args.slice(1))
        const parcel = { carrier: CARRIER, trackingNo: `SL${now()}`, ...part }
        return told(merchant.ship(noOf(args), parcel))
      },
    },
    deliver: { usage: '<order>', run: (args) => told(merchant.deliver(noOf(args))) },
    'agree-cancel': { usage: '<order>', run: (args) => told(merchant.agreeCancel(noOf(args))) },
    'refuse-cancel': {
      usage: '<order> [reason]',
      run: (args) => told(merchant.refuseCancel(noOf(args), reasonOf(args, '商品已备货'))),
    },
    transfer: { usage: '<remark>', run: ([remark]) => transferOf(db, remark) },
    refund: { usage: '<order>', run: (args) => told(merchant.refund(noOf(args))) },
    ...sales,
    ...merchantOperations(db, now, sales),
    ...catalogueOperations(db, now),
    ...chatOperations(db, now),
    ...holdOperations(db, now),
    ...hotWordOperations(db, now),
    ...inquiryOperations(db, now),
    issue: {
      usage: '<invoice application>',
      async run(args) {
        const { invoiceNo } = await issuing.issue(requireWord(args[0], 'application number'))
        return `issued as ${invoiceNo}`
      },
    },
    'reject-invoice': {
      usage: '<invoice application> [reason]',
      async run(args) {
        const no = requireWord(args[0], 'application number')
        await issuing.reject(no, reasonOf(args, '抬头信息有误'))
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

/** Runs an operator's command and returns one line; throws OperatorError with one line. */
export async function operate(
  db: Db,
  { verb, args }: Command,
  now: () => number = Date.now,
): Promise<string> {
  const operations = createOperations(db, now)
  const operation = Object.hasOwn(operations, verb) ? operations[verb] : undefined
  if (!operation) {
    const known = Object.entries(operations).map(([name, { usage }]) => `${name} ${usage}`)
    throw new OperatorError(`npm run ops -- ${known.join('\n             ')}\n${TARGETS}`)
  }
  try {
    return await operation.run(args)
  } catch (error) {
    if (error instanceof HttpError) throw new OperatorError(error.message)
    throw error
  }
}
