import * as z from 'zod/mini'
import { amount, areaCode, count, id, moment, named, price } from './common'
import { CART_LINES_MAX, QTY_MAX } from './constants'
import { endpoint } from './endpoint'
import { payType } from './order-state'
import { textLine } from './text-line'

/** Placing an order writes more than a call usually does, ms. */
const SUBMIT_TIMEOUT_MS = 10_000
export const REMARK_MAX = 200
export const PO_NUMBER_MAX = 40

/** The cart's selected lines, or goods bought straight from their page; the cart is then left alone. */
export const checkoutSource = z.enum(['cart', 'buyNow'])
export type CheckoutSource = z.infer<typeof checkoutSource>

/** Goods as the buyer has seen them: what differs now is told as a change. */
const seenLine = z.object({
  skuId: id,
  qty: z.int().check(z.minimum(1), z.maximum(QTY_MAX)),
  note: z._default(textLine(100), ''),
  buyerCode: z._default(textLine(40), ''),
  unitPrice: z.optional(price),
  leadDays: z.optional(count),
})
export type SeenLine = z.infer<typeof seenLine>
const seenLines = z.array(seenLine).check(z.minLength(1), z.maxLength(CART_LINES_MAX))

/** Goods bought straight away are named; those of the cart are the selected ones. */
const namesGoods = ({
  source,
  lines,
}: {
  source: CheckoutSource
  lines?: SeenLine[] | undefined
}) => source === 'cart' || lines !== undefined
const NO_GOODS = '请选择要购买的商品'

const wanted = {
  source: checkoutSource,
  addressId: z.optional(z.uuid()),
  /** The area shown; an address says more precisely where the goods go. */
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
  /** Tax included, at this quantity; whether a price step made it. */
  unitPrice: price,
  isTierPrice: z.boolean(),
  taxPercent: count,
  amount,
  netAmount: amount,
  taxAmount: amount,
  /** Working days until it arrives, counted from the order. */
  leadDays: count,
  note: z.string(),
  buyerCode: z.string(),
})
export type CheckoutLine = z.infer<typeof checkoutLine>

const sums = {
  goodsAmount: amount,
  freightAmount: amount,
  /** Net and tax are those of goods and freight together; payable is their sum. */
  netAmount: amount,
  taxAmount: amount,
  payableAmount: amount,
}

export const checkoutGroup = z.looseObject({
  shop: named,
  lines: z.array(checkoutLine),
  ...sums,
  freeFreightFrom: amount,
  /** What is missing to free freight, 0 when reached. */
  freeFreightGap: amount,
})
export type CheckoutGroup = z.infer<typeof checkoutGroup>

/** What may differ from what the buyer saw; the first three concern lines that are still bought. */
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
  'quoteOnly',
  'shopClosed',
])
export type ChangeKind = z.infer<typeof changeKind>

export const checkoutChange = z.looseObject({
  kind: changeKind,
  skuId: z.int(),
  itemNo: z.string(),
  title: z.string(),
  spec: z.string(),
  unit: z.string(),
  note: z.string(),
  /**
   * Before and now: unit prices, working days, quantities; wanted and available for a quantity that
   * cannot be had. Null where there is nothing to compare.
   */
  from: z.nullable(count),
  to: z.nullable(count),
  /** The line is not part of this order; a cart keeps it. */
  isLeftOut: z.boolean(),
  /** Nothing can be ordered before this is mended. */
  blocks: z.boolean(),
})
export type CheckoutChange = z.infer<typeof checkoutChange>

/** Where an order goes, as the address book had it. */
export const deliveryAddress = z.looseObject({
  id: z.string(),
  contact: z.string(),
  phone: z.string(),
  /** Province, city, county. */
  regionText: z.string(),
  street: z.string(),
})
export type DeliveryAddress = z.infer<typeof deliveryAddress>

export const orderPreview = z.looseObject({
  address: z.nullable(deliveryAddress),
  groups: z.array(checkoutGroup),
  /** To be accepted before submitting when there are any. */
  changes: z.array(checkoutChange),
  totals: z.looseObject({ lineCount: count, qty: count, ...sums }),
  /** Stands for all the buyer agrees to: goods, prices, lead times, freight, address. */
  quoteHash: z.string(),
  /** Now at the server: arrival dates count from it. */
  now: moment,
})
export type OrderPreview = z.infer<typeof orderPreview>

export const previewOrder = endpoint({
  name: 'previewOrder',
  method: 'POST',
  path: '/api/order/previewOrder',
  auth: 'user',
  summary: 'What an order of the cart’s selected lines or of goods named here would be',
  input: z
    .object({ ...wanted, lines: z.optional(seenLines) })
    .check(z.refine(namesGoods, NO_GOODS)),
  output: orderPreview,
})

/** Which invoice comes with the orders; left out for none. */
const wantedInvoice = z.object({ kind: z.literal([1, 2, 3, 4]), titleId: z.uuid() })

const submitted = z.looseObject({
  tradeNo: z.string(),
  /** One a shop. */
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
    ...wanted,
    addressId: z.uuid(),
    /** Every line of the preview as it was shown. */
    lines: seenLines,
    quoteHash: z.string().check(z.regex(/^[\da-f]{64}$/)),
    /** The buyer has taken note of the preview's changes. */
    hasAccepted: z._default(z.boolean(), false),
    payType,
    invoice: z.optional(wantedInvoice),
    remarks: z._default(
      z
        .array(z.object({ shopId: id, remark: textLine(REMARK_MAX) }))
        .check(z.maxLength(CART_LINES_MAX)),
      [],
    ),
    poNumber: z._default(textLine(PO_NUMBER_MAX), ''),
  }),
  output: submitted,
  idempotent: true,
  timeoutMs: SUBMIT_TIMEOUT_MS,
})

/** An idempotency key: minted once a checkout view, random. */
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

/** The new preview a refusal of submitOrder carries (CODE.staleQuote); null when it carries none. */
export function refusedPreview(data: unknown): OrderPreview | null {
  const parsed = orderPreview.safeParse(data)
  return parsed.success ? parsed.data : null
}
