import { inArray } from 'drizzle-orm'
import type { CartLine, CartList } from '@/contract/cart/cart-calls'
import { backorderDays, stockSplit } from '@/contract/cart/cart-rules'
import { chinaDayEnd, DAY_MS } from '@/contract/china-clock'
import { NATIONWIDE } from '@/contract/constants'
import { VAT_PERCENT, withoutTax } from '@/contract/invoice/tax-rules'
import { arrivalDaysOf } from '@/contract/product/line-arrival-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { chinaWorkingDay } from '@/contract/product/working-days-rules'
import {
  QUOTATION_DAYS,
  type Quotation,
  type QuotationLine,
} from '@/contract/quotation/quotation-calls'
import { regions } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { buyerOf } from '@/server/modules/account/buyer'
import { isAgreed } from '@/server/modules/cart/agreed-price'
import type { CartRow } from '@/server/modules/cart/cart-repository'

const VALID_MS = QUOTATION_DAYS * DAY_MS
const AREA_LEVELS = [2, 4, 6]
/** Areas listed by name on a quotation; the rest are counted. */
const AREAS_NAMED = 3

function toLine(line: CartLine, row: CartRow, now: number): QuotationLine {
  const { qty, leadDays } = line
  const awaitedQty = stockSplit(line).awaited
  const days = arrivalDaysOf({ qty, awaitedQty, leadDays, waitDays: backorderDays(line) })
  return {
    buyerCode: line.buyerCode,
    itemNo: line.itemNo,
    title: line.title,
    brand: line.brand,
    model: row.sku.model,
    spec: line.spec,
    shop: row.shop.name,
    unit: line.unit,
    pack: line.packQty > 1 ? `${formatQuantity(line.packQty, line.unit)}/${line.packUnit}` : '',
    moq: line.moq,
    qty,
    price: line.unitPrice,
    netPrice: withoutTax(line.unitPrice, VAT_PERCENT),
    amount: line.amount,
    isInStock: qty <= line.stock,
    awaitedQty,
    leadDays,
    arrival: chinaWorkingDay(now, days.whole),
    arrivalInStock: days.inStock === null ? null : chinaWorkingDay(now, days.inStock),
    note: line.note,
  }
}

async function areaName(db: Db, areaCode: string[]): Promise<string> {
  const codes = areaCode.filter((code) => code !== NATIONWIDE)
  if (codes.length === 0) return '全国'
  const named = codes.slice(0, AREAS_NAMED)
  const path = (code: string) => AREA_LEVELS.map((length) => code.slice(0, length))
  const rows = await db
    .select()
    .from(regions)
    .where(inArray(regions.code, named.flatMap(path)))
  const titles = new Map(rows.map(({ code, title }) => [code, title]))
  const names = named.map((code) =>
    [...new Set(path(code))].map((level) => titles.get(level) ?? '').join(''),
  )
  const rest = codes.length > AREAS_NAMED ? ` 等 ${codes.length} 个区域` : ''
  return `${names.filter(Boolean).join('、') || '已选区域'}${rest}`
}

type Quoted = {
  /** Prices and states of the rows; its selected lines are quoted. */
  cart: CartList
  rows: readonly CartRow[]
  areaCode: string[]
  now: number
}

/** What a quotation of selected lines says, without a number (DOMAIN 3.6). */
export async function quotationContent(
  db: Db,
  userId: string,
  { cart, rows, areaCode, now }: Quoted,
): Promise<Quotation> {
  const byId = new Map(rows.map((row) => [row.line.id, row]))
  const quoted = cart.shops
    .flatMap((shop) => shop.lines)
    .flatMap((line) => {
      const row = byId.get(line.id)
      return line.selected && row ? [{ line, row }] : []
    })
  const lines = quoted.map(({ line, row }) => toLine(line, row, now))
  const { goodsAmount, freightAmount, payableAmount } = cart.totals
  // An agreed price cannot be quoted beyond its own end.
  const agreedUntil = quoted.flatMap(({ row }) =>
    isAgreed(row, row.line.qty) && row.agreed ? [row.agreed.validUntil.getTime()] : [],
  )
  // Rounded per line as on the invoice (DOMAIN 3.2), with freight as one more line per shop.
  const shops = cart.shops.filter((shop) => shop.selectedCount > 0)
  const parts = [...lines.map((line) => line.amount), ...shops.map((shop) => shop.freightAmount)]
  const net = parts.reduce((sum, amount) => sum + withoutTax(amount, VAT_PERCENT), 0)
  return {
    no: '',
    issuedAt: now,
    validUntil: Math.min(chinaDayEnd(now + VALID_MS), ...agreedUntil),
    buyer: await buyerOf(db, userId),
    area: await areaName(db, areaCode),
    taxPercent: VAT_PERCENT,
    lines,
    freights: shops.map(({ shop, freightAmount }) => ({ shop: shop.name, amount: freightAmount })),
    totals: {
      qty: lines.reduce((sum, line) => sum + line.qty, 0),
      goods: goodsAmount,
      freight: freightAmount,
      net,
      tax: payableAmount - net,
      total: payableAmount,
    },
  }
}
