import { and, asc, count, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm'
import type { Output, ParsedInput } from '@/contract/endpoint'
import {
  BUYER_CODES_MAX,
  type BuyerCode,
  type CodeImport,
  type getBuyerCodes,
  type importBuyerCodes,
  type saveBuyerCode,
} from '@/contract/quick-order/buyer-code-calls'
import { buyerCodes } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { lockUser } from '@/server/kernel/db/lock-user'
import { HttpError } from '@/server/kernel/http/http-error'
import { keptCodes, rememberBuyerCodes } from '@/server/modules/search/buyer-codes'

const UNKNOWN = '没有这个商品编号'

const fields = {
  code: buyerCodes.code,
  skuId: skus.id,
  productId: products.id,
  itemNo: skus.itemNo,
  title: products.title,
  spec: skus.spec,
  updatedAt: buyerCodes.updatedAt,
}

/** A buyer's own material codes, kept and changed by hand; quick order adds to them too. */
export function createOwnCodes(db: Db) {
  const found = (where: ReturnType<typeof and>) =>
    db
      .select(fields)
      .from(buyerCodes)
      .innerJoin(skus, eq(skus.id, buyerCodes.skuId))
      .innerJoin(products, eq(products.id, skus.productId))
      .where(where)
      .orderBy(asc(buyerCodes.code))

  function saying(userId: string, keyword: string | undefined) {
    const mine = eq(buyerCodes.userId, userId)
    if (!keyword) return mine
    const text = `%${escapeLike(keyword)}%`
    return and(
      mine,
      or(ilike(buyerCodes.code, text), ilike(skus.itemNo, text), ilike(products.title, text)),
    )
  }

  async function list(
    userId: string,
    { keyword, page, pageSize }: ParsedInput<typeof getBuyerCodes>,
  ): Promise<Output<typeof getBuyerCodes>> {
    const where = saying(userId, keyword)
    const [rows, [total]] = await Promise.all([
      found(where)
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db
        .select({ codes: count() })
        .from(buyerCodes)
        .innerJoin(skus, eq(skus.id, buyerCodes.skuId))
        .innerJoin(products, eq(products.id, skus.productId))
        .where(where),
    ])
    const list = rows.map((row): BuyerCode => ({ ...row, updatedAt: row.updatedAt.getTime() }))
    return { list, total: Number(total?.codes ?? 0), page, pageSize }
  }

  /** SKUs by item number, written in capitals or not. */
  async function skusOf(itemNos: readonly string[]): Promise<Map<string, number>> {
    const wanted = [...new Set(itemNos.map((one) => one.toUpperCase()))]
    const rows = await db
      .select({ id: skus.id, itemNo: skus.itemNo })
      .from(skus)
      .where(inArray(skus.itemNo, wanted))
    return new Map(rows.map(({ id, itemNo }) => [itemNo, id]))
  }

  /** Refuses a change that leaves more codes than are allowed, and more than there were: at the limit they can be changed. */
  async function withinLimit(tx: Db, userId: string, change: () => Promise<void>): Promise<void> {
    const before = await keptCodes(tx, userId)
    await change()
    if ((await keptCodes(tx, userId)) <= Math.max(before, BUYER_CODES_MAX)) return
    throw new HttpError('UNPROCESSABLE', `最多保存 ${BUYER_CODES_MAX} 个物料编码，请先删除不用的`)
  }

  async function save(
    userId: string,
    { code, itemNo, before = code }: ParsedInput<typeof saveBuyerCode>,
  ): Promise<{ code: string }> {
    const skuId = (await skusOf([itemNo])).get(itemNo.toUpperCase())
    if (skuId === undefined) {
      throw new HttpError('BAD_INPUT', UNKNOWN, { data: { field: 'itemNo' } })
    }
    await db.transaction(async (tx) => {
      await lockUser(userId, tx)
      // A new name must not take the place of another code without a word.
      const isTaken = and(eq(buyerCodes.userId, userId), eq(buyerCodes.code, code))
      if (before !== code && (await tx.$count(buyerCodes, isTaken)) > 0) {
        throw new HttpError('UNPROCESSABLE', `已有物料编码 ${code}`, { data: { field: 'code' } })
      }
      await withinLimit(tx, userId, async () => {
        await tx
          .delete(buyerCodes)
          .where(
            and(
              eq(buyerCodes.userId, userId),
              eq(buyerCodes.code, before),
              ne(buyerCodes.code, code),
            ),
          )
        await rememberBuyerCodes(tx, userId, [{ buyerCode: code, skuId }])
      })
    })
    return { code }
  }

  async function takeIn(
    userId: string,
    { lines }: ParsedInput<typeof importBuyerCodes>,
  ): Promise<CodeImport> {
    const known = await skusOf(lines.map(({ itemNo }) => itemNo))
    const refused: CodeImport['refused'] = []
    const chosen = lines.flatMap(({ code, itemNo }) => {
      const skuId = known.get(itemNo.toUpperCase())
      const reason = code === '' ? '没有物料编码' : itemNo === '' ? '没有商品编号' : UNKNOWN
      if (code !== '' && skuId !== undefined) return [{ buyerCode: code, skuId }]
      refused.push({ code, itemNo, reason })
      return []
    })
    await db.transaction(async (tx) => {
      await lockUser(userId, tx)
      await withinLimit(tx, userId, () => rememberBuyerCodes(tx, userId, chosen))
    })
    return { count: new Set(chosen.map(({ buyerCode }) => buyerCode)).size, refused }
  }

  async function forget(userId: string, codes: string[]): Promise<{ count: number }> {
    const gone = await db
      .delete(buyerCodes)
      .where(and(eq(buyerCodes.userId, userId), inArray(buyerCodes.code, codes)))
      .returning({ code: sql<string>`${buyerCodes.code}` })
    return { count: gone.length }
  }

  const all = (userId: string) => found(eq(buyerCodes.userId, userId)).limit(BUYER_CODES_MAX)
  return { list, save, takeIn, forget, all }
}
