import { inArray } from 'drizzle-orm'
import type { Quotation, QuotationLine } from '@/contract/quotation/quotation-calls'
import { QUOTATION_STATUS } from '@/contract/quotation/quotation-status-rules'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { ownQuotation, statesOf } from './quotation-repository'

/** Ids of the SKUs a quotation names, by item number; what left the catalogue is missing. */
export async function skuIdsOf(tx: Db, lines: readonly QuotationLine[]) {
  if (lines.length === 0) return new Map<string, number>()
  const itemNos = lines.map(({ itemNo }) => itemNo)
  const rows = await tx
    .select({ id: skus.id, itemNo: skus.itemNo })
    .from(skus)
    .where(inArray(skus.itemNo, itemNos))
  return new Map(rows.map(({ id, itemNo }) => [itemNo, id]))
}

type Orderable = { content: Quotation; skuIds: Map<string, number> }

/** A quotation the buyer may order now; throws when it is unknown, expired or already ordered. */
export async function orderableQuotation(
  tx: Db,
  { userId, now }: { userId: string; now: number },
  no: string,
): Promise<Orderable> {
  const row = await ownQuotation(tx, { userId, no })
  const { status, orderNos } = (await statesOf(tx, [row], now))(no)
  if (status === QUOTATION_STATUS.ordered) {
    throw new HttpError('CONFLICT', `该报价单已下单，订单编号 ${orderNos[0]}`)
  }
  if (status === QUOTATION_STATUS.expired) {
    throw new HttpError('UNPROCESSABLE', '报价单已过期，请按今日价格重新报价')
  }
  return { content: row.content, skuIds: await skuIdsOf(tx, row.content.lines) }
}
