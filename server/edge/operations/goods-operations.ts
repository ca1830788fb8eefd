import { eq } from 'drizzle-orm'
import { parsePrice } from '@/contract/money'
import { opsPrice, opsStock } from '@/contract/operations/plain-operation-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { restock } from '@/server/modules/order/stock'
import { type Facts, handle, showLine } from './operation'
import { refreshProducts } from './refresh-products'
import { readCount } from './ship-operation'

async function skuOf(db: Db, itemNo: string) {
  const [row] = await db.select().from(skus).where(eq(skus.itemNo, itemNo))
  if (!row) throw new OperatorError(`no SKU has the item number ${itemNo}`)
  return row
}

async function facts(db: Db, { itemNo }: { itemNo: string }): Promise<Facts> {
  const [row] = await db
    .select({ stock: skus.stock, price: skus.price, tiers: skus.tiers })
    .from(skus)
    .where(eq(skus.itemNo, itemNo))
  return row ?? {}
}
const recorded = { subject: ({ itemNo }: { itemNo: string }) => itemNo, facts }

/** Stock and prices of single SKUs. */
export const GOODS_OPERATIONS = [
  handle(opsStock, {
    ...recorded,
    show: showLine,
    async run({ db, input: { itemNo, freePieces } }) {
      const { id } = await skuOf(db, itemNo)
      const count = readCount(freePieces, 'free pieces')
      await restock(db, id, count)
      return { line: `${itemNo}: ${count} free` }
    },
  }),
  handle(opsPrice, {
    ...recorded,
    show: showLine,
    async run({ db, input: { itemNo, yuan } }) {
      const { id, productId } = await skuOf(db, itemNo)
      const price = parsePrice(yuan)
      if (price === null || price === 0)
        throw new OperatorError('price must be yuan above 0 with at most four decimals')
      await db.update(skus).set({ price, marketPrice: price, tiers: [] }).where(eq(skus.id, id))
      await refreshProducts(db, [productId])
      return { line: `${itemNo}: ${yuan} yuan, without price steps` }
    },
  }),
]
