import { asc, desc, eq, sql } from 'drizzle-orm'
import {
  browsed,
  buyerCodes,
  cartLines,
  favorites,
  purchaseListLines,
  purchaseLists,
} from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { at, type OwnTable, ROWS_MAX } from './own-table'

const skuName = sql<string>`${products.title} || ' ' || ${skus.spec}`

async function codes(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select({ code: buyerCodes.code, itemNo: skus.itemNo, name: skuName })
    .from(buyerCodes)
    .innerJoin(skus, eq(skus.id, buyerCodes.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(buyerCodes.userId, userId))
    .orderBy(asc(buyerCodes.code))
    .limit(ROWS_MAX)
  return {
    title: '物料编码',
    columns: ['物料编码', '商品编号', '商品'],
    rows: rows.map(({ code, itemNo, name }) => [code, itemNo, name]),
  }
}

async function cart(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select({ line: cartLines, itemNo: skus.itemNo, name: skuName })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.createdAt))
    .limit(ROWS_MAX)
  return {
    title: '购物车',
    columns: ['商品编号', '商品', '数量', '物料编码', '备注'],
    rows: rows.map(({ line, itemNo, name }) => [
      itemNo,
      name,
      String(line.qty),
      line.buyerCode,
      line.note,
    ]),
  }
}

async function lists(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select({
      list: purchaseLists.name,
      line: purchaseListLines,
      itemNo: skus.itemNo,
      name: skuName,
    })
    .from(purchaseLists)
    .innerJoin(purchaseListLines, eq(purchaseListLines.listId, purchaseLists.id))
    .innerJoin(skus, eq(skus.id, purchaseListLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(purchaseLists.userId, userId))
    .orderBy(asc(purchaseLists.name), asc(purchaseListLines.createdAt))
    .limit(ROWS_MAX)
  return {
    title: '采购清单',
    columns: ['清单', '商品编号', '商品', '数量', '物料编码', '备注'],
    rows: rows.map(({ list, line, itemNo, name }) => [
      list,
      itemNo,
      name,
      String(line.qty),
      line.buyerCode,
      line.note,
    ]),
  }
}

async function favourites(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select({ since: favorites.createdAt, title: products.title })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt))
    .limit(ROWS_MAX)
  return {
    title: '收藏',
    columns: ['收藏时间', '商品'],
    rows: rows.map(({ since, title }) => [at(since), title]),
  }
}

async function viewed(db: Db, userId: string): Promise<OwnTable> {
  const rows = await db
    .select({ viewedAt: browsed.viewedAt, title: products.title })
    .from(browsed)
    .innerJoin(products, eq(products.id, browsed.productId))
    .where(eq(browsed.userId, userId))
    .orderBy(desc(browsed.viewedAt))
    .limit(ROWS_MAX)
  return {
    title: '浏览记录',
    columns: ['浏览时间', '商品'],
    rows: rows.map(({ viewedAt, title }) => [at(viewedAt), title]),
  }
}

/** Goods the account has marked, each kind as a table. */
export const goodsTables = [codes, cart, lists, favourites, viewed]
