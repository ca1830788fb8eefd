import * as z from 'zod/mini'
import { buyerCode, note, qty } from '@/contract/cart/add-to-cart-calls'
import { CART_LINES_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import {
  amount,
  areaCode,
  count,
  countOrNone,
  id,
  named,
  price,
  textOrNone,
  timestamp,
} from '@/contract/fields'
import { day, offeredPayTypes, payType } from '@/contract/order/order-fields-calls'
import { quotationNo } from '@/contract/quotation/quotation-calls'
import { textLine } from '@/contract/text-line'

/** Timeout: up to 500 lines are locked, priced and written in one transaction, ms. */
const SUBMIT_TIMEOUT_MS = 10_000
export const REMARK_MAX = 200
export const PO_NUMBER_MAX = 40
export const COST_CENTER_MAX = 40

/** A day; '' for none. */
export const requiredDate = z.union([z.literal(''), day])

/** The cart's selected lines; a direct purchase or a quotation, which leave the cart alone. */
export const checkoutSource = z.enum(['cart', 'buyNow', 'quotation'])
export type CheckoutSource = z.infer<typeof checkoutSource>

/** Goods as the buyer saw them: differences are reported as changes. */
const seenLine = z.object({
  skuId: id,
  qty,
  note: z._default(note, ''),
  buyerCode: z._default(buyerCode, ''),
  unitPrice: z.optional(price),
  leadDays: z.optional(count),
})
export type SeenLine = z.infer<typeof seenLine>
const seenLines = z.array(seenLine).check(z.minLength(1), z.maxLength(CART_LINES_MAX))

type Named = {
  source: CheckoutSource
  lines?: SeenLine[] | undefined
  quotationNo?: string | undefined
}
/** A direct purchase names its goods and a quotation itself; a cart has its selected lines. */
function namesGoods({ source, lines, quotationNo }: Named): boolean {
  if (source === 'quotation') return quotationNo !== undefined
  return source === 'cart' || lines !== undefined
}
const NO_GOODS = '请选择要购买的商品'

const requested = {
  source: checkoutSource,
  /** The quotation to be ordered: its prices hold while it is valid. */
  quotationNo: z.optional(quotationNo),
  addressId: z.optional(z.uuid()),
  /** The current area; an address determines the destination more precisely. */
  areaCode,
}

/** One line of a checkout, and of the order it becomes (DOMAIN 3.2). */
export const checkoutLine = z.looseObject({
  skuId: z.int(),
  productId: z.int(),
  itemNo: z.string(),
  model: z.string(),
  title: z.string(),
  brand: z.string(),
  spec: z.string(),
  image: z.string(),
  unit: z.string(),
  packQty: count,
  packUnit: z.string(),
  qty: count,
  /** Pieces on backorder. */
  awaitedQty: count,
  /** Tax included, at this quantity; whether a price tier applied. */
  unitPrice: price,
  isTierPrice: z.boolean(),
  taxPercent: count,
  amount,
  netAmount: amount,
  taxAmount: amount,
  /** Working days until the shop has shipped everything, and until delivery; from the payment on. */
  shipDays: countOrNone,
  leadDays: count,
  note: z.string(),
  buyerCode: z.string(),
  /** Cost centre of this line, where it is not the order's; '' before it is ordered. */
  costCenter: textOrNone,
})
export type CheckoutLine = z.infer<typeof checkoutLine>

const sums = {
  goodsAmount: amount,
  freightAmount: amount,
  /** Net and tax cover goods and freight; payable is their sum. */
  netAmount: amount,
  taxAmount: amount,
  payableAmount: amount,
}

export const checkoutGroup = z.looseObject({
  shop: named,
  lines: z.array(checkoutLine),
  ...sums,
  freeFreightFrom: amount,
  /** Amount missing for free freight, 0 when reached. */
  freeFreightGap: amount,
})
export type CheckoutGroup = z.infer<typeof checkoutGroup>

/** Kinds of changes since the buyer saw the lines; the first three concern lines still bought. */
export const changeKind = z.enum([
  'priceUp',
  'priceDown',
  'leadChanged',
  'qtyChanged',
  'added',
  'removed',
  'short',
  'moq',
  'step',
  'max',
  'areaOff',
  'off',
  'gone',
  'quoteOnly',
  'shopClosed',
])

export const checkoutChange = z.looseObject({
  kind: changeKind,
  skuId: z.int(),
  itemNo: z.string(),
  title: z.string(),
  spec: z.string(),
  unit: z.string(),
  note: z.string(),
  /**
   * Before and after: unit prices, working days or quantities; for an unavailable quantity, the
   * requested and the available one. Null where there is nothing to compare.
   */
  from: z.nullable(count),
  to: z.nullable(count),
  /** The line is excluded from this order; it stays in the cart. */
  isLeftOut: z.boolean(),
  /** Blocks the order until corrected. */
  blocks: z.boolean(),
})
export type CheckoutChange = z.infer<typeof checkoutChange>

/** Delivery address, copied from the address book. */
export const deliveryAddress = z.looseObject({
  id: z.string(),
  contact: z.string(),
  phone: z.string(),
  /** Province, city, county. */
  regionText: z.string(),
  street: z.string(),
})
export type DeliveryAddress = z.infer<typeof deliveryAddress>

/** When the goods of a line arrive if the order is paid at once. */
const lineArrival = z.looseObject({
  skuId: z.int(),
  note: z.string(),
  /** Of what is in stock, where a part of the line is awaited; null where all of it comes together. */
  inStock: z.nullable(timestamp),
  whole: timestamp,
})
export type LineArrival = z.infer<typeof lineArrival>

/** Requested invoice; omitted for none. */
export const wantedInvoice = z.object({ kind: z.literal([1, 2, 3, 4]), titleId: z.uuid() })

/** Invoices of single shops. */
const shopInvoices = z
  .array(z.object({ shopId: id, invoice: z.nullable(wantedInvoice) }))
  .check(z.maxLength(CART_LINES_MAX))

export const orderPreview = z.looseObject({
  address: z.nullable(deliveryAddress),
  groups: z.array(checkoutGroup),
  /** The buyer must accept these, if any, before submitting. */
  changes: z.array(checkoutChange),
  /** Promised arrival of each line; none from a host that does not say. */
  arrivals: z._default(z.array(lineArrival), []),
  /** Why the buyer's unpaid orders leave no room for this one, in Chinese; null when they do. */
  holdRefusal: z._default(z.nullable(z.string()), null),
  /** The invoice of the buyer's last order, while its title exists; null for none. */
  lastInvoice: z._default(z.nullable(wantedInvoice), null),
  payTypes: offeredPayTypes,
  totals: z.looseObject({ lineCount: count, qty: count, ...sums }),
  /** Hash of everything the buyer agrees to: goods, prices, lead times, freight, address. */
  quoteHash: z.string(),
  /** Server time: delivery dates count from it. */
  now: timestamp,
})
export type OrderPreview = z.infer<typeof orderPreview>

export const previewOrder = endpoint({
  name: 'previewOrder',
  method: 'POST',
  path: '/api/order/previewOrder',
  auth: 'user',
  summary: 'What an order of the cart’s selected lines or of goods named here would be',
  input: z
    .object({ ...requested, lines: z.optional(seenLines) })
    .check(z.refine(namesGoods, NO_GOODS)),
  output: orderPreview,
})

/** Cost centres by line of the checkout. */
export const lineCostCenters = z
  .array(
    z.object({
      skuId: id,
      note: z._default(note, ''),
      costCenter: textLine(COST_CENTER_MAX),
    }),
  )
  .check(z.maxLength(CART_LINES_MAX))

const submitted = z.looseObject({
  tradeNo: z.string(),
  /** One per shop. */
  orderNos: z.array(z.string()).check(z.minLength(1)),
  payableAmount: amount,
  payType: z.int(),
})
export type Submitted = z.infer<typeof submitted>

export const submitOrder = endpoint({
  name: 'submitOrder',
  method: 'POST',
  path: '/api/order/submitOrder',
  auth: 'user',
  summary: 'Places an order a shop; 409 with the new preview when it is not what the buyer saw',
  input: z.object({
    ...requested,
    addressId: z.uuid(),
    /** Every line of the preview as shown. */
    lines: seenLines,
    quoteHash: z.string().check(z.regex(/^[\da-f]{64}$/)),
    /** The buyer has accepted the preview's changes. */
    hasAccepted: z._default(z.boolean(), false),
    payType,
    invoice: z.optional(wantedInvoice),
    /** Shops whose order has another invoice than the rest; null for none. */
    shopInvoices: z._default(shopInvoices, []),
    remarks: z._default(
      z
        .array(z.object({ shopId: id, remark: textLine(REMARK_MAX) }))
        .check(z.maxLength(CART_LINES_MAX)),
      [],
    ),
    poNumber: z._default(textLine(PO_NUMBER_MAX), ''),
    costCenter: z._default(textLine(COST_CENTER_MAX), ''),
    /** Cost centres of single lines, which stand for the order's. */
    lineCostCenters: z._default(lineCostCenters, []),
    /** When the buyer needs the goods, `2026-11-24`; '' for no wish. The promise stays the shop's. */
    requiredDate: z._default(requiredDate, ''),
    /** Ship nothing before everything is there; otherwise what is in stock is shipped first. */
    shipsTogether: z._default(z.boolean(), false),
  }),
  output: submitted,
  idempotent: true,
  timeoutMs: SUBMIT_TIMEOUT_MS,
})

/** An idempotency key: random, generated once per checkout view. */
export const submitKey = z.string().check(z.regex(/^[\w-]{16,64}$/))

export const getSubmitResult = endpoint({
  name: 'getSubmitResult',
  method: 'POST',
  path: '/api/order/getSubmitResult',
  auth: 'user',
  summary: 'What became of an idempotency key; waits for a submission under way',
  input: z.object({ key: submitKey }),
  /** Null: nothing was placed under this key, and it may be sent again. */
  output: z.looseObject({ placed: z.nullable(submitted) }),
})

/** The new preview in a refusal of submitOrder (CODE.staleQuote); null without one. */
export function refusedPreview(data: unknown): OrderPreview | null {
  const parsed = orderPreview.safeParse(data)
  return parsed.success ? parsed.data : null
}
