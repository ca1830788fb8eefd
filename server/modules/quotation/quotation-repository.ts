import {
  and,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import type { Quotation } from '@/contract/quotation/quotation-calls'
import {
  QUOTATION_STATUS,
  type QuotationStatus,
  quotationStatusAt,
} from '@/contract/quotation/quotation-status-rules'
import { quotations } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { orders } from '@/server/kernel/db/order-schema'
import { documentNo } from '@/server/kernel/document-no'
import { HttpError } from '@/server/kernel/http/http-error'

/** Lines named in the list. */
const TITLES = 3

type Filter = { type: number; keyword?: string | undefined; page: number; pageSize: number }

/** What a search in the list looks in. */
function wordsOf({ lines }: Quotation): string {
  return lines
    .flatMap(({ itemNo, title, spec, buyerCode }) => [itemNo, title, spec, buyerCode])
    .filter(Boolean)
    .join(' ')
}

/** Stores a quotation under a number of its own. */
export async function issueContent(tx: Db, userId: string, content: Quotation): Promise<Quotation> {
  const no = documentNo('Q', content.issuedAt)
  const issued = { ...content, no }
  await tx.insert(quotations).values({
    no,
    userId,
    content: issued,
    words: wordsOf(issued),
    createdAt: new Date(content.issuedAt),
    validUntil: new Date(content.validUntil),
  })
  return issued
}

/** An issued quotation, whoever its owner is. */
export async function issuedQuotation(tx: Db, no: string) {
  const [row] = await tx.select().from(quotations).where(eq(quotations.no, no))
  return row
}

const isKept = ne(orders.status, ORDER_STATUS.cancelled)

type State = { status: QuotationStatus; orderNos: string[] }

/** Status of quotations now, and the orders made of each that were not cancelled, by number. */
export async function statesOf(
  tx: Db,
  rows: readonly Pick<typeof quotations.$inferSelect, 'no' | 'validUntil'>[],
  now: number,
): Promise<(no: string) => State> {
  const nos = rows.map(({ no }) => no)
  const made = await tx
    .select({ no: orders.quotationNo, orderNo: orders.orderNo })
    .from(orders)
    .where(and(inArray(orders.quotationNo, nos), isKept))
    .orderBy(orders.orderNo)
  return (no) => {
    const orderNos = made.flatMap((one) => (one.no === no ? [one.orderNo] : []))
    const validUntil = rows.find((row) => row.no === no)?.validUntil.getTime() ?? 0
    const isOrdered = orderNos.length > 0
    return { status: quotationStatusAt({ validUntil, isOrdered }, now), orderNos }
  }
}

/** A buyer's own quotation; throws for a foreign or unknown number. */
export async function ownQuotation(tx: Db, { userId, no }: { userId: string; no: string }) {
  const [row] = await tx
    .select()
    .from(quotations)
    .where(and(eq(quotations.userId, userId), eq(quotations.no, no)))
  if (!row) throw new HttpError('NOT_FOUND', '报价单不存在，请核对编号')
  return row
}

/** Queries of a buyer's quotations, all bound to the owner: a foreign number is an unknown one. */
export function createOwnQuotations(db: Db, now: () => number) {
  const mine = (userId: string) => eq(quotations.userId, userId)
  const isOrdered = sql`exists (select 1 from ${orders} where ${and(eq(orders.quotationNo, quotations.no), isKept)})`

  /** Quotations of a status now; `quotationStatusAt` says the same of one. */
  function ofStatus(type: number): SQL | undefined {
    const at = new Date(now())
    if (type === QUOTATION_STATUS.ordered) return isOrdered
    if (type === QUOTATION_STATUS.valid) {
      return and(gte(quotations.validUntil, at), not(isOrdered))
    }
    if (type === QUOTATION_STATUS.expired) return and(lt(quotations.validUntil, at), not(isOrdered))
    return undefined
  }

  function containing(keyword: string | undefined): SQL | undefined {
    if (!keyword) return undefined
    const pattern = `%${escapeLike(keyword)}%`
    return or(ilike(quotations.no, pattern), ilike(quotations.words, pattern))
  }

  async function countOf(where: SQL | undefined): Promise<number> {
    const [row] = await db.select({ quotations: count() }).from(quotations).where(where)
    return Number(row?.quotations ?? 0)
  }

  return {
    shared: async (token: string) =>
      (await db.select().from(quotations).where(eq(quotations.shareToken, token)))[0],

    /** Sets or clears the secret of the shared address. */
    async share(userId: string, no: string, shareToken: string | null): Promise<void> {
      await db
        .update(quotations)
        .set({ shareToken })
        .where(and(mine(userId), eq(quotations.no, no)))
    },

    countOfStatus: (userId: string, type: number) => countOf(and(mine(userId), ofStatus(type))),

    /** A page of the list; the lines stay in the database but for the first ones' names. */
    async list(userId: string, { type, keyword, page, pageSize }: Filter) {
      const where = and(mine(userId), ofStatus(type), containing(keyword))
      const lines = sql`${quotations.content}->'lines'`
      const titles = sql<
        string[]
      >`(select coalesce(jsonb_agg(concat_ws(' ', line->>'title', line->>'spec')), '[]')
        from jsonb_path_query(${lines}, ${`$[0 to ${TITLES - 1}]`}) as line)`
      const rows = await db
        .select({
          no: quotations.no,
          issuedAt: quotations.createdAt,
          validUntil: quotations.validUntil,
          lineCount: sql<number>`jsonb_array_length(${lines})`.mapWith(Number),
          total: sql<number>`${quotations.content}->'totals'->>'total'`.mapWith(Number),
          titles,
        })
        .from(quotations)
        .where(where)
        .orderBy(desc(quotations.createdAt), desc(quotations.no))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return { rows, total: await countOf(where) }
    },
  }
}
