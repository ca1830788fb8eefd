import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { chinaDayEnd, chinaDayStart } from '@/contract/china-clock'
import type { ParsedInput } from '@/contract/endpoint'
import type { getOrderList } from '@/contract/order/order-calls'
import { LISTED_LINES } from '@/contract/order/order-calls'
import { DATE_KEYS } from '@/contract/order/order-status-rules'
import { tradeNoOfRemark } from '@/contract/payment/transfer-remark-rules'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { invoiceOrders, invoices } from '@/server/kernel/db/invoice-schema'
import {
  files,
  orderEvents,
  orderFiles,
  orderLines,
  orders,
  shipments,
} from '@/server/kernel/db/order-schema'

type Filter = Pick<
  ParsedInput<typeof getOrderList>,
  'type' | 'keyword' | 'dateKey' | 'fromDay' | 'toDay'
> & {
  /** Also those the buyer has removed from the list. */
  isHiddenToo?: boolean
}
type Page = Pick<ParsedInput<typeof getOrderList>, 'page' | 'pageSize'>

function saying(keyword: string): SQL | undefined {
  const text = `%${escapeLike(keyword)}%`
  const inLine = sql`exists (select 1 from ${orderLines}
    where ${orderLines.orderNo} = ${orders.orderNo} and (
      ${orderLines.content} ->> 'title' ilike ${text} or ${orderLines.content} ->> 'itemNo' ilike ${text}
      or ${orderLines.content} ->> 'model' ilike ${text} or ${orderLines.content} ->> 'spec' ilike ${text}
      or ${orderLines.content} ->> 'buyerCode' ilike ${text}))`
  const tradeNo = tradeNoOfRemark(keyword)
  return or(
    tradeNo ? eq(orders.tradeNo, tradeNo) : undefined,
    sql`${orders.orderNo} ilike ${text}`,
    sql`${orders.tradeNo} ilike ${text}`,
    sql`${orders.poNumber} ilike ${text}`,
    inLine,
  )
}

/** Numbers of an order's issued invoices; a reversed one is followed by the one in its place. */
const invoiceNosOf = sql<string>`coalesce((select string_agg(${invoices.invoiceNo}, ' ' order by ${invoices.issuedAt})
  from ${invoiceOrders} join ${invoices} on ${invoices.applyNo} = ${invoiceOrders.applyNo}
  where ${invoiceOrders.orderNo} = ${orders.orderNo} and ${invoices.invoiceNo} <> ''
    and ${invoices.creditNoteOf} is null), '')`

/** Order queries, all bound to the owner: a foreign order is unknown. */
export function createOrders(db: Db, now: () => number) {
  function shown(userId: string, filter: Omit<Filter, 'type'>) {
    const { keyword, dateKey, fromDay, toDay, isHiddenToo = false } = filter
    const span = DATE_KEYS.find(({ key }) => key === dateKey)?.spanMs
    return and(
      eq(orders.userId, userId),
      isHiddenToo ? undefined : isNull(orders.hiddenAt),
      keyword ? saying(keyword) : undefined,
      span === undefined ? undefined : gte(orders.createdAt, new Date(now() - span)),
      fromDay ? gte(orders.createdAt, new Date(chinaDayStart(fromDay))) : undefined,
      toDay ? lte(orders.createdAt, new Date(chinaDayEnd(chinaDayStart(toDay)))) : undefined,
    )
  }

  const ofType = (userId: string, filter: Filter) =>
    and(shown(userId, filter), filter.type === -1 ? undefined : eq(orders.status, filter.type))

  return {
    async owned(userId: string, orderNo: string) {
      const [row] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.orderNo, orderNo), eq(orders.userId, userId)))
      return row
    },

    /** Number of orders per status. */
    async counts(userId: string, filter: Omit<Filter, 'type'>): Promise<Map<number, number>> {
      const rows = await db
        .select({ status: orders.status, orders: count() })
        .from(orders)
        .where(shown(userId, filter))
        .groupBy(orders.status)
      return new Map(rows.map((row) => [row.status, Number(row.orders)]))
    },

    list: (userId: string, filter: Filter, { page, pageSize }: Page) =>
      db
        .select()
        .from(orders)
        .where(ofType(userId, filter))
        .orderBy(desc(orders.createdAt), desc(orders.orderNo))
        .limit(pageSize)
        .offset((page - 1) * pageSize),

    /** The first lines of each of these orders. */
    firstLines: (orderNos: string[]) =>
      db
        .select()
        .from(orderLines)
        .where(and(inArray(orderLines.orderNo, orderNos), lt(orderLines.sort, LISTED_LINES)))
        .orderBy(asc(orderLines.orderNo), asc(orderLines.sort)),

    /** All lines of the listed orders with their order, newest first, up to `max`. */
    linesOfAll: (userId: string, filter: Filter, max: number) =>
      db
        .select({ order: orders, line: orderLines, invoiceNos: invoiceNosOf })
        .from(orders)
        .innerJoin(orderLines, eq(orderLines.orderNo, orders.orderNo))
        .where(ofType(userId, filter))
        .orderBy(desc(orders.createdAt), desc(orders.orderNo), asc(orderLines.sort))
        .limit(max),

    shipments: (orderNo: string) =>
      db
        .select()
        .from(shipments)
        .where(eq(shipments.orderNo, orderNo))
        .orderBy(asc(shipments.shippedAt), asc(shipments.shipmentNo)),

    events: (orderNo: string) =>
      db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderNo, orderNo))
        .orderBy(asc(orderEvents.id)),

    vouchers: (orderNo: string) =>
      db
        .select({ fileId: files.id, fileName: files.fileName, createdAt: files.createdAt })
        .from(orderFiles)
        .innerJoin(files, eq(files.id, orderFiles.fileId))
        .where(eq(orderFiles.orderNo, orderNo))
        .orderBy(asc(files.createdAt)),

    ofTrade: (tradeNo: string) =>
      db
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(eq(orders.tradeNo, tradeNo))
        .orderBy(asc(orders.orderNo)),
  }
}
