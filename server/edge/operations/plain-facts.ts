import { eq } from 'drizzle-orm'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { invoices } from '@/server/kernel/db/invoice-schema'
import { afterSales, orders } from '@/server/kernel/db/order-schema'
import { merchantApplications } from '@/server/kernel/db/service-schema'
import { createHotWords } from '@/server/modules/catalog/hot-words'
import type { Facts } from './operation'

type ReadFacts = (db: Db, words: readonly string[]) => Promise<Facts>

const caseFacts: ReadFacts = async (db, [no = '']) => {
  const [row] = await db.select().from(afterSales).where(eq(afterSales.refundNo, no))
  return row ? { status: row.status } : {}
}

/** Of an application for an invoice, named by its number. */
export const invoiceFacts: ReadFacts = async (db, [no = '']) => {
  const [row] = await db.select().from(invoices).where(eq(invoices.applyNo, no))
  return row ? { status: row.status, invoiceNo: row.invoiceNo, fileId: row.fileId } : {}
}

/** Of an application, named by its number. */
export async function applicationFacts(db: Db, no: string): Promise<Facts> {
  const [row] = await db
    .select({ status: merchantApplications.status, shopId: merchantApplications.shopId })
    .from(merchantApplications)
    .where(eq(merchantApplications.applicationNo, no))
  return row ?? {}
}

/** The number comes second: merchant <application>. */
const namedApplication: ReadFacts = (db, [, no = '']) => applicationFacts(db, no)

const skuFacts: ReadFacts = async (db, [itemNo = '']) => {
  const [row] = await db
    .select({ stock: skus.stock, price: skus.price, tiers: skus.tiers })
    .from(skus)
    .where(eq(skus.itemNo, itemNo))
  return row ?? {}
}

const orderFacts: ReadFacts = async (db, [orderNo = '']) => {
  const [row] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
  return row ?? {}
}

const hotWordFacts: ReadFacts = async (db) => {
  const rulings = await createHotWords(db, Date.now).rulings()
  return Object.fromEntries(rulings.map(({ term, ruling }) => [term, ruling]))
}

/** What the audit compares of the things that operations of words alone change, by verb. */
export const PLAIN_FACTS: Readonly<Record<string, ReadFacts>> = {
  agree: caseFacts,
  reject: async (db, words) => ({
    ...(await caseFacts(db, words)),
    ...(await namedApplication(db, words)),
  }),
  receive: caseFacts,
  resend: caseFacts,
  'refund-sale': caseFacts,
  'reject-invoice': invoiceFacts,
  ask: namedApplication,
  sign: namedApplication,
  stock: skuFacts,
  price: skuFacts,
  release: orderFacts,
  'hot-word': hotWordFacts,
}
