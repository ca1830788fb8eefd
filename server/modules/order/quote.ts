import { createHash } from 'node:crypto'
import type { LineState } from '@/contract/cart'
import { freightOf, isSelectable } from '@/contract/cart-rules'
import type {
  CheckoutGroup,
  CheckoutLine,
  CheckoutSource,
  DeliveryAddress,
  OrderPreview,
} from '@/contract/checkout'
import { lineAmount } from '@/contract/money'
import { priceAt } from '@/contract/quantity'
import { VAT_PERCENT, withoutTax } from '@/contract/tax'
import { Fault } from '@/server/http/fault'
import type { CartRow } from '@/server/modules/cart/cart-repository'
import { lineStateOf } from '@/server/modules/cart/cart-view'
import { transitDays } from '@/server/modules/catalog/delivery'
import { drawingUrl } from '@/server/modules/product/sku-repository'

export type Goods = Pick<CartRow, 'sku' | 'product' | 'brand' | 'shop'>

/** What the buyer last saw of a line, as far as it is known. */
export type Seen = {
  qty?: number | undefined
  unitPrice?: number | undefined
  leadDays?: number | undefined
}

/** Goods somebody wants, with all their price and state depend on. */
export type WantedRow = Goods & {
  line: { qty: number; note: string; buyerCode: string }
  seen: Seen
}

/** A wanted row as it would be ordered, and whether it can be. */
export type QuotedRow = { row: WantedRow; line: CheckoutLine; state: LineState }

export type Quote = {
  source: CheckoutSource
  address: DeliveryAddress | null
  rows: QuotedRow[]
  groups: CheckoutGroup[]
  totals: OrderPreview['totals']
  hash: string
}

function toLine({ line, sku, product, brand, shop }: WantedRow, area: string[]): CheckoutLine {
  const unitPrice = priceAt(line.qty, sku.price, sku.tiers)
  const amount = lineAmount(unitPrice, line.qty)
  const netAmount = withoutTax(amount, VAT_PERCENT)
  return {
    skuId: sku.id,
    productId: product.id,
    itemNo: sku.itemNo,
    model: sku.model,
    title: product.title,
    brand: brand.name,
    spec: sku.spec,
    image: drawingUrl(product.drawing, sku.dims),
    unit: sku.unit,
    packQty: sku.packQty,
    packUnit: sku.packUnit,
    qty: line.qty,
    unitPrice,
    isTierPrice: unitPrice !== sku.price,
    taxPercent: VAT_PERCENT,
    amount,
    netAmount,
    taxAmount: amount - netAmount,
    leadDays: sku.leadDays + transitDays(shop.province, area),
    note: line.note,
    buyerCode: line.buyerCode,
  }
}

/** Two lines of a SKU, told apart by their notes, share its stock and the most one may order. */
function quoteRows(rows: readonly WantedRow[], area: string[]): QuotedRow[] {
  const asked = new Map<number, number>()
  return rows.map((row) => {
    const { sku, line } = row
    const alone = lineStateOf(row, area)
    const sum = line.qty + (asked.get(sku.id) ?? 0)
    const together = lineStateOf({ ...row, line: { qty: sum } }, area)
    const isTooMuch = together === 'short' || together === 'max'
    const state = isSelectable({ state: alone }) && isTooMuch ? together : alone
    if (isSelectable({ state })) asked.set(sku.id, sum)
    return { row, line: toLine(row, area), state }
  })
}

/** Tells lines of one checkout apart. */
export const lineKey = ({ skuId, note }: { skuId: number; note: string }) => `${skuId} ${note}`

const sumOf = <T>(list: readonly T[], pick: (one: T) => number) =>
  list.reduce((sum, one) => sum + pick(one), 0)

function groupOf(shop: CartRow['shop'], lines: CheckoutLine[]): CheckoutGroup {
  const terms = { freightFee: shop.freightAmount, freeFreightFrom: shop.freeFreightFrom }
  const goodsAmount = sumOf(lines, ({ amount }) => amount)
  const { freightAmount, freeFreightGap } = freightOf(terms, goodsAmount)
  const payableAmount = goodsAmount + freightAmount
  // By line as on the invoice (DOMAIN 3.2), freight as one more line.
  const netAmount = sumOf(lines, (line) => line.netAmount) + withoutTax(freightAmount, VAT_PERCENT)
  return {
    ...{ shop: { id: shop.id, name: shop.name }, lines, goodsAmount, freightAmount },
    ...{ netAmount, taxAmount: payableAmount - netAmount, payableAmount },
    ...{ freeFreightFrom: shop.freeFreightFrom, freeFreightGap },
  }
}

function groupsOf(rows: readonly QuotedRow[]): CheckoutGroup[] {
  const shops = new Map<number, { shop: CartRow['shop']; lines: CheckoutLine[] }>()
  for (const { row, line } of rows) {
    const group = shops.get(row.shop.id)
    if (group) group.lines.push(line)
    else shops.set(row.shop.id, { shop: row.shop, lines: [line] })
  }
  return [...shops.values()]
    .sort((a, b) => a.shop.id - b.shop.id)
    .map(({ shop, lines }) => groupOf(shop, lines))
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

/** SHA-256 of anything JSON, hex. */
export function fingerprint(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** Whatever the buyer agrees to by submitting, and nothing else. */
function hashOf({ source, address, rows, groups }: Omit<Quote, 'hash' | 'totals'>): string {
  return fingerprint([
    source,
    address,
    groups.map(({ shop, lines, freightAmount }) => [
      shop.id,
      freightAmount,
      lines.map((line) => [
        ...[lineKey(line), line.buyerCode],
        ...[line.qty, line.unitPrice, line.leadDays],
      ]),
    ]),
    rows.filter((row) => !isSelectable(row)).map(({ line }) => lineKey(line)),
  ])
}

type Asked = {
  source: CheckoutSource
  address: DeliveryAddress | null
  /** Where the goods go. */
  area: string[]
}

/** What an order of these goods is now: by shop, with freight, tax and totals. */
export function quoteOf(wanted: readonly WantedRow[], { source, address, area }: Asked): Quote {
  const rows = quoteRows(wanted, area)
  const groups = groupsOf(rows.filter(isSelectable))
  const totals = totalsOf(groups)
  if (!Number.isSafeInteger(totals.payableAmount)) {
    throw new Fault('UNPROCESSABLE', '订单金额过大，请分次下单')
  }
  const quoted = { source, address, rows, groups }
  return { ...quoted, totals, hash: hashOf(quoted) }
}
