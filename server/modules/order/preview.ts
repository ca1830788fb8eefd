import { lineKey } from '@/contract/cart/line-key-rules'
import type { ParsedInput } from '@/contract/endpoint'
import type {
  CheckoutChange,
  OrderPreview,
  previewOrder,
  SeenLine,
} from '@/contract/order/checkout-calls'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { goodsBySku } from '@/server/modules/cart/goods'
import { holdRefusal, type OrderLimits } from './holds'
import { lastInvoiceOf } from './invoice-of'
import { type Quote, quoteOf } from './quote'
import { previewOf, toChange, unconfirmedChanges } from './quote-changes'
import { cartGoods, deliveryTo, namedGoods, quotedGoods } from './wanted-goods'

type Requested = ParsedInput<typeof previewOrder>

/** A quote, and the ids of the cart lines it would consume. */
type Quoted = { quote: Quote; cartIds: ReadonlyMap<string, string> }

type Buyer = { userId: string; now: number }

/** Quotes the requested goods at the buyer's current prices. */
async function quoteFor(tx: Db, buyer: Buyer, requested: Requested): Promise<Quoted> {
  const { source, lines = [], quotationNo, addressId, areaCode } = requested
  const { address, area } = addressId
    ? await deliveryTo(tx, buyer.userId, addressId)
    : { address: null, area: areaCode }
  if (source === 'buyNow') {
    const rows = await namedGoods(tx, buyer, lines)
    return { quote: quoteOf(rows, { source, address, area }), cartIds: new Map() }
  }
  if (source === 'quotation') {
    if (!quotationNo) throw new HttpError('BAD_INPUT', '请选择报价单')
    const { rows, freights } = await quotedGoods(tx, buyer, quotationNo)
    return { quote: quoteOf(rows, { source, address, area, freights }), cartIds: new Map() }
  }
  const { rows, ids } = await cartGoods(tx, buyer, areaCode)
  return { quote: quoteOf(rows, { source, address, area }), cartIds: ids }
}

/** The first of two earlier values that is no longer so. */
const formerOf = (first: number | undefined, second: number | undefined, now: number) =>
  first === undefined || first === now ? second : first

/**
 * The same quote compared with the lines the buyer saw, and with the prices and lead times the buyer
 * has acknowledged: a rise that was only shown is still listed.
 */
function seenAs(quote: Quote, lines: readonly SeenLine[]): Quote {
  const shownBy = new Map(lines.map((line) => [lineKey(line), line]))
  const rows = quote.rows.map((one) => {
    const { row, line } = one
    const shown = shownBy.get(lineKey(line))
    const seen = {
      qty: shown?.qty,
      // A price is acknowledged once; a lead time was last shown for the address, the cart's for its area.
      unitPrice: formerOf(row.seen.unitPrice, shown?.unitPrice, line.unitPrice),
      leadDays: formerOf(shown?.leadDays, row.seen.leadDays, line.leadDays),
    }
    return { ...one, row: { ...row, seen } }
  })
  return { ...quote, rows }
}

/** Lines added to or removed from the quote since it was shown. */
async function comingsAndGoings(tx: Db, quote: Quote, lines: readonly SeenLine[]) {
  const shown = new Set(lines.map(lineKey))
  const here = new Set(quote.rows.map(({ line }) => lineKey(line)))
  const gone = lines.filter((line) => !here.has(lineKey(line)))
  const goods = await goodsBySku(
    tx,
    gone.map(({ skuId }) => skuId),
  )
  const removed = gone.flatMap(({ skuId, note, qty }): CheckoutChange[] => {
    const result = goods.get(skuId)
    if (!result) return []
    const { itemNo, spec, unit } = result.sku
    const line = { skuId, itemNo, title: result.product.title, spec, unit, note }
    return [toChange(line, { kind: 'removed', from: qty, to: null })]
  })
  const added = quote.groups
    .flatMap((group) => group.lines)
    .filter((line) => !shown.has(lineKey(line)))
    .map((line) => toChange(line, { kind: 'added', from: null, to: line.qty }))
  return [...removed, ...added]
}

/** All that differs from these lines as they were shown, or still waits for the buyer's confirmation. */
async function changesToTell(tx: Db, quote: Quote, lines: readonly SeenLine[]) {
  const moved = quote.source === 'cart' ? await comingsAndGoings(tx, quote, lines) : []
  return [...unconfirmedChanges(seenAs(quote, lines)), ...moved]
}

/** What holds for every order of the mall at this moment. */
type Trade = { now: number; limits: OrderLimits; payTypes: readonly number[] }

/** A quote as its buyer sees it at this moment. */
async function shownTo(
  tx: Db,
  userId: string,
  { quote, changes, now, limits, payTypes }: { quote: Quote; changes: CheckoutChange[] } & Trade,
): Promise<OrderPreview> {
  return previewOf(quote, {
    changes,
    now,
    holdRefusal: await holdRefusal(tx, userId, { quote, limits }),
    lastInvoice: await lastInvoiceOf(tx, userId),
    payTypes: [...payTypes],
  })
}

/** Checkout preview; for a cart, compared with the lines as they were shown. */
export async function previewFor(
  tx: Db,
  userId: string,
  { requested, ...trade }: { requested: Requested } & Trade,
): Promise<OrderPreview> {
  const { quote } = await quoteFor(tx, { userId, now: trade.now }, requested)
  const { lines } = requested
  const changes = lines ? await changesToTell(tx, quote, lines) : unconfirmedChanges(quote)
  return shownTo(tx, userId, { quote, changes, ...trade })
}

function refusalText(changes: readonly CheckoutChange[]): string {
  const has = (requested: CheckoutChange['kind']) => changes.some(({ kind }) => kind === requested)
  if (has('short')) return '库存不足，请核对后重新提交'
  if (has('areaOff')) return '部分商品不能送达该地址，请核对后重新提交'
  return '商品、价格或库存有变化，请核对后重新提交'
}

type Submitted = Requested & { lines: SeenLine[]; quoteHash: string; hasAccepted: boolean }

/**
 * The quote a buyer submits; throws STALE_QUOTE with the new preview when it differs from what was
 * shown, or contains changes the buyer has not confirmed.
 */
export async function agreedQuote(
  tx: Db,
  userId: string,
  { requested, ...trade }: { requested: Submitted } & Trade,
): Promise<Quoted> {
  const quoted = await quoteFor(tx, { userId, now: trade.now }, requested)
  const { quote } = quoted
  const changes = unconfirmedChanges(quote)
  const isBlocked = changes.some(({ blocks }) => blocks) || quote.groups.length === 0
  const isAccepted = changes.length === 0 || requested.hasAccepted
  if (quote.hash === requested.quoteHash && isAccepted && !isBlocked) return quoted
  const told = await changesToTell(tx, quote, requested.lines)
  const data = await shownTo(tx, userId, { quote, changes: told, ...trade })
  throw new HttpError('STALE_QUOTE', refusalText(told), { data })
}
