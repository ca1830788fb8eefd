import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import {
  afterSaleBadge,
  afterSaleTitle,
  OPEN_AFTER_SALES,
  SHOP_AFTER_SALES,
} from '@/contract/after-sale/after-sale-status-rules'
import { invoiceBadge } from '@/contract/invoice/invoice-calls'
import { formatAmount } from '@/contract/money'
import {
  opsAfterSale,
  opsAfterSalePicture,
  opsAfterSales,
  opsInvoice,
  opsInvoices,
} from '@/contract/operations/case-operation-calls'
import { invoiceOrders, invoices } from '@/server/kernel/db/invoice-schema'
import { afterSales, orderLines, orders } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { isToBeMadeOut } from '@/server/modules/invoice/invoice-repository'
import { rowsOf, shownTime } from './lines'
import { handle } from './operation'
import { requireOwnCase, requireOwnInvoice, shopOf } from './own-things'
import { savedFile } from './saved-file'

const LISTED = 200

function shownCase(row: typeof afterSales.$inferSelect, shopName: string) {
  const { refundNo, orderNo, qty, amount, status, createdAt } = row
  const statusText = afterSaleBadge(row).title
  return {
    refundNo,
    orderNo,
    shopName,
    typeText: afterSaleTitle(row.type),
    qty,
    amount,
    status,
    statusText,
    createdAt: createdAt.getTime(),
  }
}

const caseLine = (one: ReturnType<typeof shownCase>) => [
  one.refundNo,
  shownTime(one.createdAt),
  one.statusText,
  one.typeText,
  `${one.qty} pieces`,
  `¥${formatAmount(one.amount)}`,
  one.orderNo,
  one.shopName,
]

function shownApplication(row: typeof invoices.$inferSelect) {
  const { applyNo, shopName, title, amount, status, invoiceNo, createdAt } = row
  const statusText = invoiceBadge(status).title
  return {
    applyNo,
    shopName,
    title: title.name,
    amount,
    status,
    statusText,
    invoiceNo,
    createdAt: createdAt.getTime(),
  }
}

const applicationLine = (one: ReturnType<typeof shownApplication>) => [
  one.applyNo,
  shownTime(one.createdAt),
  one.statusText,
  `¥${formatAmount(one.amount)}`,
  one.title,
  one.invoiceNo,
  one.shopName,
]

const parcelText = (carrier: string, no: string) => [carrier, no].filter(Boolean).join(' ')

const isOfShop = inArray(afterSales.status, [...SHOP_AFTER_SALES])

/** After-sale cases and invoices: what there is. */
export const CASE_OPERATIONS = [
  handle(opsAfterSales, {
    async run({ db, actor, input: { state } }) {
      const shop = shopOf(actor)
      const isOpen = inArray(afterSales.status, [...OPEN_AFTER_SALES])
      const rows = await db
        .select({ row: afterSales, shopName: orders.shopName })
        .from(afterSales)
        .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))
        .where(
          and(
            state === 'open' ? isOpen : undefined,
            shop === undefined ? undefined : eq(orders.shopId, shop),
          ),
        )
        // Work from its oldest, before what waits for a buyer; the rest from its newest.
        .orderBy(
          ...(state === 'open'
            ? [desc(isOfShop), asc(afterSales.createdAt)]
            : [desc(afterSales.createdAt)]),
        )
        .limit(LISTED)
      return { list: rows.map(({ row, shopName }) => shownCase(row, shopName)) }
    },
    show: ({ list }) => rowsOf(list, caseLine, 'no after-sale case'),
  }),
  handle(opsAfterSale, {
    subject: ({ afterSaleNo }) => afterSaleNo,
    async run({ db, actor, input: { afterSaleNo } }) {
      await requireOwnCase(db, actor, afterSaleNo)
      const [found] = await db
        .select({ row: afterSales, shopName: orders.shopName, line: orderLines })
        .from(afterSales)
        .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))
        .innerJoin(orderLines, eq(orderLines.id, afterSales.lineId))
        .where(eq(afterSales.refundNo, afterSaleNo))
      if (!found) throw new HttpError('NOT_FOUND', '售后单不存在')
      const { row, shopName, line } = found
      return {
        returnCase: shownCase(row, shopName),
        line: line.sort + 1,
        itemNo: line.content.itemNo,
        title: `${line.content.title} ${line.content.spec}`,
        pictureCount: row.pictures.length,
        reason: row.reason,
        description: row.description,
        note: row.handlerNote,
        sentBack: parcelText(row.carrier, row.trackingNo),
        resent: parcelText(row.resentCarrier, row.resentNo),
      }
    },
    show: ({ returnCase, reason, description, note, sentBack, resent, ...goods }) =>
      [
        caseLine(returnCase).join('  '),
        `line ${goods.line}  ${goods.itemNo}  ${goods.title}`,
        `${reason}  ${description}`.trim(),
        note && `answered  ${note}`,
        sentBack && `sent back  ${sentBack}`,
        resent && `resent  ${resent}`,
        goods.pictureCount > 0 && `pictures  ${goods.pictureCount}`,
      ]
        .filter(Boolean)
        .join('\n'),
  }),
  handle(opsAfterSalePicture, {
    subject: ({ afterSaleNo }) => afterSaleNo,
    async run({ db, actor, input: { afterSaleNo, place } }) {
      await requireOwnCase(db, actor, afterSaleNo)
      const [row] = await db.select().from(afterSales).where(eq(afterSales.refundNo, afterSaleNo))
      const fileId = row?.pictures[place - 1]
      if (!fileId) throw new HttpError('NOT_FOUND', '图片不存在')
      const about = `${afterSaleNo}_${place}`
      return { file: await savedFile(db, { kind: 'afterSale', fileId, about }) }
    },
    show: ({ file }) => `${file.fileName}  ${file.type}`,
  }),
  handle(opsInvoices, {
    async run({ db, actor, input: { state } }) {
      const shop = shopOf(actor)
      const rows = await db
        .select()
        .from(invoices)
        .where(
          and(
            state === 'open' ? isToBeMadeOut : undefined,
            shop === undefined ? undefined : eq(invoices.shopId, shop),
          ),
        )
        .orderBy(state === 'open' ? asc(invoices.createdAt) : desc(invoices.createdAt))
        .limit(LISTED)
      return { list: rows.map(shownApplication) }
    },
    show: ({ list }) => rowsOf(list, applicationLine, 'no application for an invoice'),
  }),
  handle(opsInvoice, {
    subject: ({ applicationNo }) => applicationNo,
    async run({ db, actor, input: { applicationNo } }) {
      await requireOwnInvoice(db, actor, applicationNo)
      const [row] = await db.select().from(invoices).where(eq(invoices.applyNo, applicationNo))
      if (!row) throw new HttpError('NOT_FOUND', '开票申请不存在')
      const shares = await db
        .select({ orderNo: invoiceOrders.orderNo })
        .from(invoiceOrders)
        .where(eq(invoiceOrders.applyNo, applicationNo))
        .orderBy(asc(invoiceOrders.orderNo))
      return {
        application: shownApplication(row),
        taxpayerId: 'taxNo' in row.title ? row.title.taxNo : '',
        orderNos: shares.map(({ orderNo }) => orderNo),
        lines: row.lines.map(({ name, qty, amount }) => ({ name, qty, amount })),
        reason: row.reason,
      }
    },
    show: ({ application, taxpayerId, orderNos, lines, reason }) =>
      [
        applicationLine(application).filter(Boolean).join('  '),
        taxpayerId && `taxpayer  ${taxpayerId}`,
        `orders  ${orderNos.join(', ')}`,
        ...lines.map(({ name, qty, amount }) => `${name}  ${qty}  ¥${formatAmount(amount)}`),
        reason && `rejected  ${reason}`,
      ]
        .filter(Boolean)
        .join('\n'),
  }),
]
