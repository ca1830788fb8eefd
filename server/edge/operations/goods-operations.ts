import { eq } from 'drizzle-orm'
import { parsePrice } from '@/contract/money'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { restock } from '@/server/modules/order/stock'
import { requireWord, type WordOperation } from './operation'
import { refreshProducts } from './refresh-products'
import { readCount } from './ship-operation'

async function skuOf(db: Db, itemNo: string | undefined) {
  const [row] = await db
    .select()
    .from(skus)
    .where(eq(skus.itemNo, requireWord(itemNo, 'item number')))
  if (!row) throw new OperatorError(`no SKU has the item number ${itemNo}`)
  return row
}

async function setPrice(db: Db, itemNo: string | undefined, yuan: string | undefined) {
  const { id, productId } = await skuOf(db, itemNo)
  const price = parsePrice(requireWord(yuan, 'price in yuan'))
  if (price === null || price === 0)
    throw new OperatorError('price must be yuan above 0 with at most four decimals')
  await db.transaction(async (tx) => {
    await tx.update(skus).set({ price, marketPrice: price, tiers: [] }).where(eq(skus.id, id))
    await refreshProducts(tx, [productId])
  })
  return `${itemNo}: ${yuan} yuan, without price steps`
}

/** Stock and prices of single SKUs. */
export const goodsOperations = (db: Db): Record<string, WordOperation> => ({
  stock: {
    async run([itemNo, free]) {
      const { id } = await skuOf(db, itemNo)
      const count = readCount(free, 'free pieces')
      await db.transaction((tx) => restock(tx, id, count))
      return `${itemNo}: ${count} free`
    },
  },
  price: { run: ([itemNo, yuan]) => setPrice(db, itemNo, yuan) },
})
