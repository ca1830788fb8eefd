// Runs on both engines: each writes JSON of its types in its own way.
import { asc, eq, lte } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartLines, users } from '@/server/kernel/db/account-schema'
import { products, shops, skus } from '@/server/kernel/db/catalog-schema'
import { readRows } from '@/server/kernel/db/read-rows'
import { openTestMall } from '../../support/test-mall'

let mall: Awaited<ReturnType<typeof openTestMall>>
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

describe('rows read as one text', () => {
  it('are the rows of the select, in its order', async () => {
    const select = () =>
      mall.db.select().from(skus).where(lte(skus.id, 60)).orderBy(asc(skus.price))
    const rows = await select()
    expect(rows.length).toBeGreaterThan(20)
    expect(await readRows(mall.db, select())).toEqual(rows)
  })

  it('keep tables apart that have columns of one name, and dates, nulls and any text', async () => {
    const { username } = await mall.newUser()
    const [user] = await mall.db.select().from(users).where(eq(users.username, username))
    const userId = user?.id ?? ''
    const notes = ['', '"引号" \\ 反斜杠\n换行', '😀 中文', `'; drop table skus; --`]
    const lines = notes.map((note, at) => ({
      userId,
      skuId: 1 + at,
      qty: 1 + at,
      priceWhenAdded: 100,
      note,
    }))
    await mall.db.insert(cartLines).values(lines)
    const select = () =>
      mall.db
        .select({ line: cartLines, sku: skus, shop: { id: shops.id }, title: products.title })
        .from(cartLines)
        .innerJoin(skus, eq(skus.id, cartLines.skuId))
        .innerJoin(products, eq(products.id, skus.productId))
        .innerJoin(shops, eq(shops.id, products.shopId))
        .where(eq(cartLines.userId, userId))
        .orderBy(asc(cartLines.qty))
    const rows = await select()
    expect(rows.map(({ line }) => line.note)).toEqual(notes)
    expect(rows[0]?.line.createdAt).toBeInstanceOf(Date)
    expect(await readRows(mall.db, select())).toEqual(rows)
  })

  it('are none where the select finds none', async () => {
    const none = mall.db.select().from(skus).where(eq(skus.id, 0))
    expect(await readRows(mall.db, none)).toEqual([])
  })
})
