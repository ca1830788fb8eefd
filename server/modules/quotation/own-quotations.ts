import { randomUUID } from 'node:crypto'
import { isSelectable } from '@/contract/cart/cart-rules'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type {
  ComparedLine,
  copyQuotation,
  getQuotationList,
  getSharedQuotation,
  OwnQuotation,
  QuotationComparison,
  QuotationList,
} from '@/contract/quotation/my-quotation-calls'
import type { Quotation } from '@/contract/quotation/quotation-calls'
import { QUOTATION_TYPES } from '@/contract/quotation/quotation-status-rules'
import type { quotations } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { randomToken } from '@/server/kernel/db/digest'
import { HttpError } from '@/server/kernel/http/http-error'
import { requireShallow } from '@/server/kernel/http/paging'
import type { CartRow } from '@/server/modules/cart/cart-repository'
import { cartView } from '@/server/modules/cart/cart-view'
import { goodsFor } from '@/server/modules/cart/goods'
import { putAgain } from '@/server/modules/cart/put-again'
import { skuIdsOf } from './orderable-quotation'
import { quotationContent } from './quotation-content'
import { createOwnQuotations, issueContent, ownQuotation, statesOf } from './quotation-repository'

type Row = typeof quotations.$inferSelect
type Mine = { userId: string; no: string }
type Today = Mine & { areaCode: string[] }

/** The buyer's issued quotations: list, document, today's prices, cart, sharing. */
export function createQuotationBook(db: Db, now: () => number) {
  const stored = createOwnQuotations(db, now)

  const requireOwn = (mine: Mine): Promise<Row> => ownQuotation(db, mine)

  async function toOwn(row: Row): Promise<OwnQuotation> {
    const stateOf = await statesOf(db, [row], now())
    return {
      quotation: row.content,
      ...stateOf(row.no),
      shareToken: row.shareToken,
      now: now(),
    }
  }

  /** Each line of a quotation with its goods as they are sold today, as a line of a cart. */
  async function rowsToday(userId: string, { lines }: Quotation) {
    const ids = await skuIdsOf(db, lines)
    const wanted = lines.flatMap((line) => {
      const skuId = ids.get(line.itemNo)
      if (skuId === undefined) return []
      return [
        {
          id: randomUUID(),
          userId,
          skuId,
          qty: line.qty,
          note: line.note,
          buyerCode: line.buyerCode,
          selected: true,
          savedForLater: false,
          // What the stock lacks is quoted with its wait.
          backorder: true,
          priceWhenAdded: line.price,
          leadDaysWhenAdded: null,
          createdAt: new Date(now()),
          quoted: line,
        },
      ]
    })
    return goodsFor(db, { userId, now: now() }, wanted)
  }

  /** Today's prices of a quotation's goods; lines that cannot be bought are not selected. */
  async function quoteToday(content: Quotation, { userId, areaCode }: Today) {
    const rows = await rowsToday(userId, content)
    const cart = cartView(rows satisfies CartRow[], areaCode)
    return { rows, cart }
  }

  return {
    detail: async (mine: Mine): Promise<OwnQuotation> => toOwn(await requireOwn(mine)),

    /** The document itself, for files. */
    content: async (mine: Mine): Promise<Quotation> => (await requireOwn(mine)).content,

    async list(
      userId: string,
      input: ParsedInput<typeof getQuotationList>,
    ): Promise<QuotationList> {
      requireShallow(input)
      const { rows, total } = await stored.list(userId, input)
      const counts = await Promise.all(
        QUOTATION_TYPES.map(async (type) => ({
          type,
          count: await stored.countOfStatus(userId, type),
        })),
      )
      const stateOf = await statesOf(db, rows, now())
      const list = rows.map(({ issuedAt, validUntil, ...row }) => ({
        ...row,
        ...stateOf(row.no),
        issuedAt: issuedAt.getTime(),
        validUntil: validUntil.getTime(),
      }))
      return { list, total, page: input.page, pageSize: input.pageSize, counts }
    },

    async compare(today: Today): Promise<QuotationComparison> {
      const { content } = await requireOwn(today)
      const { rows, cart } = await quoteToday(content, today)
      const shown = new Map(cart.shops.flatMap((shop) => shop.lines).map((line) => [line.id, line]))
      const byQuoted = new Map(rows.map(({ line }) => [line.quoted, shown.get(line.id)]))
      const lines = content.lines.map((quoted): ComparedLine => {
        const line = byQuoted.get(quoted)
        const isSold = line !== undefined && isSelectable(line)
        return {
          itemNo: quoted.itemNo,
          title: quoted.title,
          spec: quoted.spec,
          unit: quoted.unit,
          qty: quoted.qty,
          priceThen: quoted.price,
          priceNow: isSold ? line.unitPrice : null,
          leadThen: quoted.leadDays,
          leadNow: isSold ? line.leadDays : null,
          state: line?.state ?? 'gone',
        }
      })
      return { lines, totalThen: content.totals.total, totalNow: cart.totals.payableAmount }
    },

    /** A new quotation of the same goods at today's prices; throws when none can be bought. */
    async renew(today: Today): Promise<Quotation> {
      const { userId, areaCode } = today
      const { content } = await requireOwn(today)
      const { rows, cart } = await quoteToday(content, today)
      if (cart.totals.lineCount === 0 || cart.totals.payableAmount === 0) {
        throw new HttpError('UNPROCESSABLE', '报价单中的商品目前都不能购买')
      }
      const fresh = await quotationContent(db, userId, { cart, rows, areaCode, now: now() })
      return issueContent(db, userId, fresh)
    },

    async copy(today: Today): Promise<Output<typeof copyQuotation>> {
      const { content } = await requireOwn(today)
      const ids = await skuIdsOf(db, content.lines)
      const lines = content.lines.map((line) => ({
        ...line,
        // No SKU has this id: the line is answered for as one that is gone.
        skuId: ids.get(line.itemNo) ?? 0,
        priceThen: line.price,
      }))
      return putAgain(db, { userId: today.userId, now }, { lines, areaCode: today.areaCode })
    },

    async share(mine: Mine, isShared: boolean): Promise<OwnQuotation> {
      const { shareToken } = await requireOwn(mine)
      if (isShared !== (shareToken !== null)) {
        await stored.share(mine.userId, mine.no, isShared ? randomToken() : null)
      }
      return toOwn(await requireOwn(mine))
    },

    async shared(token: string): Promise<Output<typeof getSharedQuotation>> {
      const row = await stored.shared(token)
      if (!row) throw new HttpError('NOT_FOUND', '链接已失效，请向发送人索取新的链接')
      const { quotation, status, now: at } = await toOwn(row)
      return { quotation, status, now: at }
    },
  }
}
