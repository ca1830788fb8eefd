import { createHash } from 'node:crypto'
import type { LineState } from '@/contract/cart/cart-calls'
import { freightOf, isSelectable, stockSplit } from '@/contract/cart/cart-rules'
import { lineKey } from '@/contract/cart/line-key-rules'
import { VAT_PERCENT, withoutTax } from '@/contract/invoice/tax-rules'
import { lineAmount } from '@/contract/money'
import type {
  CheckoutGroup,
  CheckoutLine,
  CheckoutSource,
  DeliveryAddress,
  OrderPreview,
} from '@/contract/order/checkout-calls'
import { priceAt } from '@/contract/product/quantity-rules'
import { shipDaysOf } from '@/contract/product/ship-days-rules'
import { HttpError } from '@/server/kernel/http/http-error'
import { transitDays } from '@/server/modules/area/delivery'
import { isLeadAgreed } from '@/server/modules/cart/agreed-price'
import type { CartRow } from '@/server/modules/cart/cart-repository'
import { lineStateOf } from '@/server/modules/cart/cart-view'
import type { Goods } from '@/server/modules/cart/goods'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'

/** What the buyer last saw of a line, where known. */
export type Seen = {
  qty?: number | undefined
  unitPrice?: number | undefined
  leadDays?: number | undefined
}

/** Requested goods with everything their price and state depend on. */
export type RequestedRow = Goods & {
  line: { qty: number; note: string; buyerCode: string; backorder?: boolean }
  seen: Seen
}

/** A requested row as an order line, and whether it can be ordered. */
export type QuotedRow = { row: RequestedRow; line: CheckoutLine; state: LineState }

export type Quote = {
  source: CheckoutSource
  address: DeliveryAddress | null
  rows: QuotedRow[]
  groups: CheckoutGroup[]
  totals: OrderPreview['totals']
  hash: string
}

type Awaited = { area: string[]; awaitedQty: number }

function toLine(requested: RequestedRow, { area, awaitedQty }: Awaited): CheckoutLine {
  const { line, sku, product, brand, shop } = requested
  const unitPrice = priceAt(line.qty, sku.price, sku.tiers)
  const amount = lineAmount(unitPrice, line.qty)
  const netAmount = withoutTax(amount, VAT_PERCENT)
  const shipDays = shipDaysOf({ ...sku, awaitedQty, isAgreed: isLeadAgreed(requested, line.qty) })
  return {
    skuId: sku.id,
    productId: product.id,
    itemNo: sku.itemNo,
    model: sku.model,
    title: product.title,
    brand: brand.name,
    spec: sku.spec,
    image: smallDrawingUrl(product.drawing, sku.dims),
    unit: sku.unit,
    packQty: sku.packQty,
    packUnit: sku.packUnit,
    qty: line.qty,
    awaitedQty,
    unitPrice,
    isTierPrice: unitPrice !== sku.price,
    taxPercent: VAT_PERCENT,
    amount,
    netAmount,
    taxAmount: amount - netAmount,
    shipDays,
    leadDays: shipDays + transitDays(shop.province, area),
    note: line.note,
    buyerCode: line.buyerCode,
    costCenter: '',
  }
}

/** Lines of the same SKU with different notes share its stock and its purchase limit. */
function quoteRows(rows: readonly RequestedRow[], area: string[]): QuotedRow[] {
  const asked = new Map<number, number>()
  return rows.map((row) => {
    const { sku, line } = row
    const before = asked.get(sku.id) ?? 0
    const alone = lineStateOf(row, area)
    const sum = line.qty + before
    const together = lineStateOf({ ...row, line: { ...line, qty: sum } }, area)
    const left = Math.max(0, sku.stock - before)
    const { awaited } = stockSplit({ qty: line.qty, stock: left })
    const isTooMuch = together === 'short' || together === 'max'
    const state = isSelectable({ state: alone }) && isTooMuch ? together : alone
    if (isSelectable({ state })) asked.set(sku.id, sum)
    return { row, line: toLine(row, { area, awaitedQty: awaited }), state }
  })
}

const sumOf = <T>(list: readonly T[], pick: (one: T) => number) =>
  list.reduce((sum, one) => sum + pick(one), 0)

type Freights = ReadonlyMap<string, number>

/** `offered`: freight by shop name that a quotation promised; the shop's own may be lower. */
function groupOf(shop: CartRow['shop'], lines: CheckoutLine[], offered: Freights): CheckoutGroup {
  const terms = { freightFee: shop.freightAmount, freeFreightFrom: shop.freeFreightFrom }
  const goodsAmount = sumOf(lines, ({ amount }) => amount)
  const own = freightOf(terms, goodsAmount)
  const freightAmount = Math.min(own.freightAmount, offered.get(shop.name) ?? own.freightAmount)
  const freeFreightGap = freightAmount > 0 ? own.freeFreightGap : 0
  const payableAmount = goodsAmount + freightAmount
  // Rounded per line as on the invoice (DOMAIN 3.2), with freight as one more line.
  const netAmount = sumOf(lines, (line) => line.netAmount) + withoutTax(freightAmount, VAT_PERCENT)
  return {
    shop: { id: shop.id, name: shop.name },
    lines,
    goodsAmount,
    freightAmount,
    netAmount,
    taxAmount: payableAmount - netAmount,
    payableAmount,
    freeFreightFrom: shop.freeFreightFrom,
    freeFreightGap,
  }
}

function groupsOf(rows: readonly QuotedRow[], offered: Freights): CheckoutGroup[] {
  const shops = new Map<number, { shop: CartRow['shop']; lines: CheckoutLine[] }>()
  for (const { row, line } of rows) {
    const group = shops.get(row.shop.id)
    if (group) group.lines.push(line)
    else shops.set(row.shop.id, { shop: row.shop, lines: [line] })
  }
  return [...shops.values()]
    .sort((a, b) => a.shop.id - b.shop.id)
    .map(({ shop, lines }) => groupOf(shop, lines, offered))
}

function totalsOf(groups: readonly CheckoutGroup[]): OrderPreview['totals'] {
  const lines = groups.flatMap((group) => group.lines)
  return {
    lineCount: lines.length,
    qty: sumOf(lines, ({ qty }) => qty),
    goodsAmount: sumOf(groups, (group) => group.goodsAmount),
    freightAmount: sumOf(groups, (group) => group.freightAmount),
    netAmount: sumOf(groups, (group) => group.netAmount),
    taxAmount: sumOf(groups, (group) => group.taxAmount),
    payableAmount: sumOf(groups, (group) => group.payableAmount),
  }
}

/** SHA-256 of any JSON value, hex. */
export function fingerprint(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** Covers exactly what the buyer agrees to by submitting. */
function hashOf({ source, address, rows, groups }: Omit<Quote, 'hash' | 'totals'>): string {
  return fingerprint([
    source,
    address,
    groups.map(({ shop, lines, freightAmount }) => [
      shop.id,
      freightAmount,
      lines.map((line) => [lineKey(line), line.buyerCode, line.qty, line.unitPrice, line.leadDays]),
    ]),
    rows.filter((row) => !isSelectable(row)).map(({ line }) => lineKey(line)),
  ])
}

type Request = {
  source: CheckoutSource
  address: DeliveryAddress | null
  /** Destination area. */
  area: string[]
  /** Freight by shop name that was offered with the goods. */
  freights?: Freights
}

/** Quotes goods at current prices: by shop, with freight, tax and totals. */
export function quoteOf(
  requested: readonly RequestedRow[],
  { source, address, area, freights = new Map() }: Request,
): Quote {
  const rows = quoteRows(requested, area)
  const groups = groupsOf(rows.filter(isSelectable), freights)
  const totals = totalsOf(groups)
  if (!Number.isSafeInteger(totals.payableAmount)) {
    throw new HttpError('UNPROCESSABLE', '订单金额过大，请分次下单')
  }
  const quoted = { source, address, rows, groups }
  return { ...quoted, totals, hash: hashOf(quoted) }
}
