import type { CartList } from '@/contract/cart/cart-calls'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type {
  issueQuotation,
  Quotation,
  verifyQuotation,
} from '@/contract/quotation/quotation-calls'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { type CartRow, createCarts } from '@/server/modules/cart/cart-repository'
import { cartView } from '@/server/modules/cart/cart-view'
import { quotationContent } from './quotation-content'
import { issueContent, issuedQuotation } from './quotation-repository'

type Requested = ParsedInput<typeof issueQuotation>

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

function requireAllSelected(cart: CartList, { id }: Requested): void {
  const lines = cart.shops.flatMap((shop) => shop.lines)
  const refused = id ? lines.find((line) => !line.selected) : undefined
  if (refused) {
    throw new HttpError('UNPROCESSABLE', `${refused.itemNo} 当前不能购买，请先在购物车中处理`)
  }
  if (!lines.some((line) => line.selected)) {
    throw new HttpError('UNPROCESSABLE', '请先在购物车中选择要报价的商品')
  }
}

/** Quotations of the buyer's cart (DOMAIN 3.6). */
export function createQuotations(db: Db, now: () => number) {
  const carts = createCarts(db, now)

  /** A quotation at current prices; throws when a line is unknown or cannot be bought. */
  async function draft(userId: string, requested: Requested): Promise<Quotation> {
    const { areaCode } = requested
    const rows = chosenRows(await carts.list(userId), requested)
    const cart = cartView(rows, areaCode)
    requireAllSelected(cart, requested)
    return quotationContent(db, userId, { cart, rows, areaCode, now: now() })
  }

  return {
    draft,

    /** Assigns a number to a quotation and stores it as issued. */
    issue: async (userId: string, requested: Requested): Promise<Quotation> =>
      issueContent(db, userId, await draft(userId, requested)),

    /** Public data of an issued quotation; throws NOT_FOUND for an unknown number. */
    async verify(no: string): Promise<Output<typeof verifyQuotation>> {
      const row = await issuedQuotation(db, no)
      if (!row) throw new HttpError('NOT_FOUND', '没有查到该编号的报价单，请核对编号')
      const { issuedAt, validUntil, lines, totals } = row.content
      const isValid = now() <= validUntil
      return { no, issuedAt, validUntil, isValid, lineCount: lines.length, total: totals.total }
    },
  }
}
