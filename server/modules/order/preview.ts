import type { CheckoutChange, OrderPreview, previewOrder, SeenLine } from '@/contract/checkout'
import type { ParsedInput } from '@/contract/endpoint'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { lineKey, type Quote, quoteOf, type WantedRow } from './quote'
import { changesOf, previewOf, toChange } from './quote-changes'
import { cartGoods, deliveryTo, goodsBySku, namedGoods } from './wanted-goods'

type Wanted = ParsedInput<typeof previewOrder>

/** What is quoted, and which cart lines it would use up. */
type Quoted = { quote: Quote; cartIds: ReadonlyMap<string, string> }

/** What an order would be now. */
export async function quoteFor(tx: Db, userId: string, wanted: Wanted): Promise<Quoted> {
  const { source, lines = [], addressId, areaCode } = wanted
  const { address, area } = addressId
    ? await deliveryTo(tx, userId, addressId)
    : { address: null, area: areaCode }
  if (source === 'buyNow') {
    const rows = await namedGoods(tx, lines)
    return { quote: quoteOf(rows, { source, address, area }), cartIds: new Map() }
  }
  const { rows, ids } = await cartGoods(tx, userId, areaCode)
  return { quote: quoteOf(rows, { source, address, area }), cartIds: ids }
}

/** The same quote, but compared with these lines as the buyer saw them. */
function seenAs(quote: Quote, lines: readonly SeenLine[]): Quote {
  const seen = new Map(lines.map((line) => [lineKey(line), line]))
  const withSeen = (row: WantedRow) => ({
    ...row,
    seen: seen.get(lineKey({ skuId: row.sku.id, note: row.line.note })) ?? row.seen,
  })
  return { ...quote, rows: quote.rows.map((one) => ({ ...one, row: withSeen(one.row) })) }
}

/** Lines that were shown and are wanted no more, and the other way round. */
async function comingsAndGoings(tx: Db, quote: Quote, lines: readonly SeenLine[]) {
  const shown = new Set(lines.map(lineKey))
  const here = new Set(quote.rows.map(({ line }) => lineKey(line)))
  const gone = lines.filter((line) => !here.has(lineKey(line)))
  const goods = await goodsBySku(
    tx,
    gone.map(({ skuId }) => skuId),
  )
  const removed = gone.flatMap(({ skuId, note, qty }): CheckoutChange[] => {
    const found = goods.get(skuId)
    if (!found) return []
    const { itemNo, spec, unit } = found.sku
    const line = { skuId, itemNo, title: found.product.title, spec, unit, note }
    return [toChange(line, { kind: 'removed', from: qty, to: null })]
  })
  const added = quote.groups
    .flatMap((group) => group.lines)
    .filter((line) => !shown.has(lineKey(line)))
    .map((line) => toChange(line, { kind: 'added', from: null, to: line.qty }))
  return [...removed, ...added]
}

/** What has changed since the buyer saw these lines; since the cart when nothing else has. */
async function changesSince(tx: Db, quote: Quote, lines: readonly SeenLine[]) {
  const moved = quote.source === 'cart' ? await comingsAndGoings(tx, quote, lines) : []
  const changes = [...changesOf(seenAs(quote, lines)), ...moved]
  return changes.length > 0 ? changes : changesOf(quote)
}

/** The preview of a checkout; with lines of a cart, compared with these as they were shown. */
export async function previewFor(
  tx: Db,
  userId: string,
  { wanted, now }: { wanted: Wanted; now: number },
): Promise<OrderPreview> {
  const { quote } = await quoteFor(tx, userId, wanted)
  const { lines } = wanted
  const changes = lines ? await changesSince(tx, quote, lines) : changesOf(quote)
  return previewOf(quote, changes, now)
}

function refusalText(changes: readonly CheckoutChange[]): string {
  const has = (wanted: CheckoutChange['kind']) => changes.some(({ kind }) => kind === wanted)
  if (has('short')) return '库存不足，请核对后重新提交'
  if (has('areaOff')) return '部分商品不能送达该地址，请核对后重新提交'
  return '商品、价格或库存有变化，请核对后重新提交'
}

type Submitted = Wanted & { lines: SeenLine[]; quoteHash: string; hasAccepted: boolean }

/**
 * The quote a buyer submits; throws STALE_QUOTE with the new preview when it is not what was shown,
 * or holds changes nobody has taken note of.
 */
export async function agreedQuote(
  tx: Db,
  userId: string,
  { wanted, now }: { wanted: Submitted; now: number },
): Promise<Quoted> {
  const quoted = await quoteFor(tx, userId, wanted)
  const { quote } = quoted
  const changes = changesOf(quote)
  const isBlocked = changes.some(({ blocks }) => blocks) || quote.groups.length === 0
  const isAccepted = changes.length === 0 || wanted.hasAccepted
  if (quote.hash === wanted.quoteHash && isAccepted && !isBlocked) return quoted
  const told = await changesSince(tx, quote, wanted.lines)
  throw new Fault('STALE_QUOTE', refusalText(told), { data: previewOf(quote, told, now) })
}
