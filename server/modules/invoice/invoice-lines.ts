import { asc, eq, inArray } from 'drizzle-orm'
import { VAT_PERCENT, withoutTax } from '@/contract/invoice/tax-rules'
import { categories, products } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import type { InvoiceLine } from '@/server/kernel/db/invoice-schema'
import { orderLines, type orders } from '@/server/kernel/db/order-schema'

type OrderRow = typeof orders.$inferSelect

/** Name for goods whose category is no longer in the catalogue. */
const ANY_GOODS = '工业品'
/** Divisor from leaf id to level-1 id: the last four digits are dropped. */
const LEAF_SHARE = 10_000

async function fieldsOf(tx: Db, productIds: number[]): Promise<Map<number, string>> {
  const [goods, tops] = await Promise.all([
    tx
      .select({ id: products.id, categoryId: products.categoryId })
      .from(products)
      .where(inArray(products.id, productIds)),
    tx.select().from(categories).where(eq(categories.level, 1)),
  ])
  const names = new Map(tops.map(({ id, name }) => [id, name]))
  return new Map(
    goods.map(({ id, categoryId }) => [
      id,
      names.get(Math.floor(categoryId / LEAF_SHARE)) ?? ANY_GOODS,
    ]),
  )
}

const extra = (name: string, amount: number): InvoiceLine[] => {
  if (amount === 0) return []
  const netAmount = Math.sign(amount) * withoutTax(Math.abs(amount), VAT_PERCENT)
  return [{ name, spec: '', unit: '', qty: 1, amount, netAmount }]
}

/** Invoice lines of these orders: goods, freight and refunds. */
export async function invoiceLines(tx: Db, rows: readonly OrderRow[]): Promise<InvoiceLine[]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderNo,
        rows.map(({ orderNo }) => orderNo),
      ),
    )
    .orderBy(asc(orderLines.orderNo), asc(orderLines.sort))
  const fields = await fieldsOf(
    tx,
    lines.map(({ content }) => content.productId),
  )
  const sumOf = (pick: (row: OrderRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
  return [
    ...lines.map(({ content, qty }) => ({
      name: `*${fields.get(content.productId) ?? ANY_GOODS}*${content.title}`,
      spec: content.spec,
      unit: content.unit,
      qty,
      amount: content.amount,
      netAmount: content.netAmount,
    })),
    ...extra(
      '*运输服务*运费',
      sumOf(({ freightAmount }) => freightAmount),
    ),
    ...extra('退款扣减', -sumOf(({ refundAmount }) => refundAmount)),
  ]
}
