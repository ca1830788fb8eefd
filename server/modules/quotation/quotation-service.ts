import { eq, inArray } from 'drizzle-orm'
import type { CartLine, CartList } from '@/contract/cart/cart-calls'
import { chinaDayEnd } from '@/contract/china-clock'
import { NATIONWIDE } from '@/contract/constants'
import type { Output, ParsedInput } from '@/contract/endpoint'
import { VAT_PERCENT, withoutTax } from '@/contract/invoice/tax-rules'
import {
  type issueQuotation,
  QUOTATION_DAYS,
  type Quotation,
  type QuotationLine,
  type verifyQuotation,
} from '@/contract/quotation/quotation-calls'
import { chinaWorkingDay } from '@/contract/working-days'
import { quotations } from '@/server/kernel/db/account-schema'
import { regions } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { documentNo } from '@/server/kernel/document-no'
import { HttpError } from '@/server/kernel/http/http-error'
import { buyerOf } from '@/server/modules/account/buyer'
import { isAgreed } from '@/server/modules/cart/agreed-price'
import { type CartRow, createCarts } from '@/server/modules/cart/cart-repository'
import { cartView } from '@/server/modules/cart/cart-view'

type Requested = ParsedInput<typeof issueQuotation>

const VALID_MS = QUOTATION_DAYS * 86_400_000
const AREA_LEVELS = [2, 4, 6]
/** Areas listed by name on a quotation; the rest are counted. */
const AREAS_NAMED = 3

/** The requested cart lines, all of them or a refusal. */
function chosenRows(rows: CartRow[], { id }: Requested): CartRow[] {
  const here = rows.filter(({ line }) => !line.savedForLater)
  if (!id) return here
  const requested = new Set(id)
  const chosen = here.filter(({ line }) => requested.has(line.id))
  if (chosen.length !== requested.size) {
    throw new HttpError('NOT_FOUND', '购物车中没有该商品，可能已在别处删除')
  }
  return chosen.map((row) => ({ ...row, line: { ...row.line, selected: true } }))
}

function selectedLines(cart: CartList, { id }: Requested): CartLine[] {
  const lines = cart.shops.flatMap((shop) => shop.lines)
  const selected = lines.filter((line) => line.selected)
  const refused = id ? lines.find((line) => !line.selected) : undefined
  if (refused) {
    throw new HttpError('UNPROCESSABLE', `${refused.itemNo} 当前不能购买，请先在购物车中处理`)
  }
  if (selected.length === 0) throw new HttpError('UNPROCESSABLE', '请先在购物车中选择要报价的商品')
  return selected
}

function toLine(line: CartLine, row: CartRow, now: number): QuotationLine {
  return {
    buyerCode: line.buyerCode,
    itemNo: line.itemNo,
    title: line.title,
    brand: line.brand,
    model: row.sku.model,
    spec: line.spec,
    shop: row.shop.name,
    unit: line.unit,
    pack: line.packQty > 1 ? `${line.packQty} ${line.unit}/${line.packUnit}` : '',
    moq: line.moq,
    qty: line.qty,
    price: line.unitPrice,
    netPrice: withoutTax(line.unitPrice, VAT_PERCENT),
    amount: line.amount,
    isInStock: line.qty <= line.stock,
    leadDays: line.leadDays,
    arrival: chinaWorkingDay(now, line.leadDays),
    note: line.note,
  }
}

/** Quotations of the buyer's cart (DOMAIN 3.6). */
export function createQuotations(db: Db, now: () => number) {
  const carts = createCarts(db, now)

  async function areaName(areaCode: string[]): Promise<string> {
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

  /** A quotation at current prices; throws when a line is unknown or cannot be bought. */
  async function draft(userId: string, requested: Requested): Promise<Quotation> {
    const rows = chosenRows(await carts.list(userId), requested)
    const byId = new Map(rows.map((row) => [row.line.id, row]))
    const cart = cartView(rows, requested.areaCode)
    const at = now()
    const lines = selectedLines(cart, requested).flatMap((line) => {
      const row = byId.get(line.id)
      return row ? [toLine(line, row, at)] : []
    })
    const { goodsAmount, freightAmount, payableAmount } = cart.totals
    const quotedIds = new Set(selectedLines(cart, requested).map(({ id }) => id))
    // An agreed price cannot be quoted beyond its own end.
    const agreedUntil = rows.flatMap((row) =>
      quotedIds.has(row.line.id) && isAgreed(row, row.line.qty) && row.agreed
        ? [row.agreed.validUntil.getTime()]
        : [],
    )
    // Rounded per line as on the invoice (DOMAIN 3.2), with freight as one more line per shop.
    const shops = cart.shops.filter((shop) => shop.selectedCount > 0)
    const parts = [...lines.map((line) => line.amount), ...shops.map((shop) => shop.freightAmount)]
    const net = parts.reduce((sum, amount) => sum + withoutTax(amount, VAT_PERCENT), 0)
    return {
      no: '',
      issuedAt: at,
      validUntil: Math.min(chinaDayEnd(at + VALID_MS), ...agreedUntil),
      buyer: await buyerOf(db, userId),
      area: await areaName(requested.areaCode),
      taxPercent: VAT_PERCENT,
      lines,
      freights: shops.map(({ shop, freightAmount }) => ({
        shop: shop.name,
        amount: freightAmount,
      })),
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

  /** Assigns a number to a quotation and stores it as issued. */
  async function issue(userId: string, requested: Requested): Promise<Quotation> {
    const content = await draft(userId, requested)
    const no = documentNo('Q', content.issuedAt)
    const issued = { ...content, no }
    await db.insert(quotations).values({
      no,
      userId,
      content: issued,
      createdAt: new Date(content.issuedAt),
      validUntil: new Date(content.validUntil),
    })
    return issued
  }

  /** Public data of an issued quotation; throws NOT_FOUND for an unknown number. */
  async function verify(no: string): Promise<Output<typeof verifyQuotation>> {
    const [row] = await db.select().from(quotations).where(eq(quotations.no, no))
    if (!row) throw new HttpError('NOT_FOUND', '没有查到该编号的报价单，请核对编号')
    const { issuedAt, validUntil, lines, totals } = row.content
    const isValid = now() <= validUntil
    return { no, issuedAt, validUntil, isValid, lineCount: lines.length, total: totals.total }
  }

  return { draft, issue, verify }
}
