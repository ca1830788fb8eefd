import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { products, skus, stocks, warehouses } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Held } from '@/server/kernel/db/order-schema'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { HttpError } from '@/server/kernel/http/http-error'

type Requested = { skuId: number; qty: number }
type Holding = { skuId: number; held: Held[] }
/** Stock of a SKU in one warehouse. */
type Place = { skuId: number; warehouseId: number; qty: number }

/**
 * Locks SKUs until `tx` ends, always in id order. Every stock change takes these locks
 * first, so there is no deadlock (RELIABILITY P2).
 */
export async function lockSkus(tx: Db, skuIds: readonly number[]): Promise<void> {
  if (skuIds.length === 0) return
  await tx
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.id, [...new Set(skuIds)]))
    .orderBy(asc(skus.id))
    .for('no key update')
}

function perSku(lines: readonly Requested[]): Requested[] {
  const sums = new Map<number, number>()
  for (const { skuId, qty } of lines) sums.set(skuId, qty + (sums.get(skuId) ?? 0))
  return [...sums].map(([skuId, qty]) => ({ skuId, qty }))
}

/** Updates the in-stock flag of products; locks them in a fixed order. */
async function refreshInStock(tx: Db, skuIds: readonly number[]): Promise<void> {
  if (skuIds.length === 0) return
  const owners = tx
    .selectDistinct({ id: skus.productId })
    .from(skus)
    .where(inArray(skus.id, [...skuIds]))
  const locked = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, owners))
    .orderBy(asc(products.id))
    .for('no key update')
  const ids = locked.map(({ id }) => id)
  await tx.execute(sql`
    update products p set in_stock = exists (
      select 1 from skus s where s.product_id = p.id and s.status = 1 and s.stock >= s.moq)
    where p.id = any(${intArray(ids)})`)
}

/** Adds to the free stock of SKUs that `tx` has locked; skips a sum that would be negative. */
async function addStock(tx: Db, changes: readonly Requested[]): Promise<number> {
  const ids = changes.map(({ skuId }) => skuId)
  const quantities = changes.map(({ qty }) => qty)
  const { rows } = await tx.execute<{ id: number; stock: number; moq: number; added: number }>(sql`
    update skus set stock = stock + w.qty
    from unnest(${intArray(ids)}, ${intArray(quantities)}) as w(id, qty)
    where skus.id = w.id and stock + w.qty >= 0
    returning skus.id, skus.stock, skus.moq, w.qty as added`)
  // SKUs that can be ordered now and could not before, or the other way round.
  const turned = rows.filter(({ stock, moq, added }) => stock >= moq !== stock - added >= moq)
  await refreshInStock(
    tx,
    turned.map(({ id }) => id),
  )
  return rows.length
}

async function changeStocks(
  tx: Db,
  places: readonly Place[],
  sign: 'lock' | 'free' | 'leave' | 'come',
) {
  const skuIds = places.map(({ skuId }) => skuId)
  const stores = places.map(({ warehouseId }) => warehouseId)
  const quantities = places.map(({ qty }) => qty)
  // A regenerated catalogue has lost its locked counts.
  const change = {
    lock: sql`locked = locked + w.qty`,
    free: sql`locked = greatest(0, locked - w.qty)`,
    leave: sql`locked = greatest(0, locked - w.qty), on_hand = greatest(0, on_hand - w.qty)`,
    come: sql`on_hand = on_hand + w.qty`,
  }[sign]
  await tx.execute(sql`
    update stocks set ${change} from (
      select sku_id, warehouse_id, sum(qty)::int as qty
      from unnest(${intArray(skuIds)}, ${intArray(stores)}, ${intArray(quantities)})
        as one(sku_id, warehouse_id, qty)
      group by 1, 2
    ) w where stocks.sku_id = w.sku_id and stocks.warehouse_id = w.warehouse_id`)
}

const placesOf = (lines: readonly Holding[]): Place[] =>
  lines.flatMap(({ skuId, held }) => held.map((one) => ({ ...one, skuId })))

/** Allocates a line's pieces from the warehouses that still have stock. */
function allot(free: Place[], { skuId, qty }: Requested): Held[] {
  const held: Held[] = []
  let open = qty
  for (const place of free.filter((one) => one.skuId === skuId)) {
    const taken = Math.min(open, place.qty)
    if (taken > 0) held.push({ warehouseId: place.warehouseId, qty: taken })
    place.qty -= taken
    open -= taken
  }
  if (open > 0) throw new Error(`SKU ${skuId}: warehouse stock is below the SKU's stock`)
  return held
}

/** Holds stock for lines, all or nothing; returns the warehouses. `tx` has locked the SKUs. */
export async function holdStock(tx: Db, lines: readonly Requested[]): Promise<Held[][]> {
  const requested = perSku(lines)
  const changed = await addStock(
    tx,
    requested.map(({ skuId, qty }) => ({ skuId, qty: -qty })),
  )
  if (changed < requested.length) throw new HttpError('CONFLICT', '库存不足，请核对后重新提交')
  const rows = await tx
    .select()
    .from(stocks)
    .where(
      inArray(
        stocks.skuId,
        requested.map(({ skuId }) => skuId),
      ),
    )
    .orderBy(asc(stocks.skuId), asc(stocks.warehouseId))
  const free = rows.map(({ skuId, warehouseId, onHand, locked }) => ({
    skuId,
    warehouseId,
    qty: onHand - locked,
  }))
  const held = lines.map((line) => allot(free, line))
  const holdings = lines.map(({ skuId }, at) => ({ skuId, held: held[at] ?? [] }))
  await changeStocks(tx, placesOf(holdings), 'lock')
  return held
}

/** Releases the stock held for lines. */
export async function freeStock(tx: Db, lines: readonly Holding[]): Promise<void> {
  const places = placesOf(lines)
  await lockSkus(
    tx,
    places.map(({ skuId }) => skuId),
  )
  await addStock(tx, perSku(places))
  await changeStocks(tx, places, 'free')
}

/** Removes held stock for good: it has shipped. */
export async function spendStock(tx: Db, lines: readonly Holding[]): Promise<void> {
  const places = placesOf(lines)
  await lockSkus(
    tx,
    places.map(({ skuId }) => skuId),
  )
  await changeStocks(tx, places, 'leave')
}

/**
 * The warehouse that new pieces of a SKU come to: the first open one of its shop that has it, else the first open
 * one; a closed one only where there is no other. `undefined` for goods that are nowhere.
 */
async function warehouseOf(tx: Db, skuId: number): Promise<number | undefined> {
  const [place] = await tx
    .select({ id: warehouses.id, isThere: isNotNull(stocks.skuId) })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(warehouses, eq(warehouses.shopId, products.shopId))
    .leftJoin(stocks, and(eq(stocks.warehouseId, warehouses.id), eq(stocks.skuId, skus.id)))
    .where(eq(skus.id, skuId))
    .orderBy(desc(warehouses.open), sql`${stocks.skuId} is null`, asc(warehouses.id))
    .limit(1)
  if (!place) return undefined
  if (!place.isThere) {
    await tx.insert(stocks).values({ skuId, warehouseId: place.id, onHand: 0 })
  }
  return place.id
}

/** Sets a SKU's free stock; the difference is applied to its first warehouse. */
export async function restock(tx: Db, skuId: number, free: number): Promise<void> {
  await lockSkus(tx, [skuId])
  const home = await warehouseOf(tx, skuId)
  const rows = await tx.select().from(stocks).where(eq(stocks.skuId, skuId))
  // Stock held for orders is not touched.
  for (const { warehouseId, locked } of rows) {
    const onHand = locked + (warehouseId === home ? free : 0)
    const place = and(eq(stocks.skuId, skuId), eq(stocks.warehouseId, warehouseId))
    await tx.update(stocks).set({ onHand }).where(place)
  }
  await tx.update(skus).set({ stock: free }).where(eq(skus.id, skuId))
  await refreshInStock(tx, [skuId])
}

/** Returns pieces of a SKU to the free stock of its warehouse. */
export async function returnStock(tx: Db, skuId: number, qty: number): Promise<void> {
  await lockSkus(tx, [skuId])
  const warehouseId = await warehouseOf(tx, skuId)
  // A regenerated catalogue may no longer contain it.
  if (warehouseId === undefined) return
  await addStock(tx, [{ skuId, qty }])
  await changeStocks(tx, [{ skuId, warehouseId, qty }], 'come')
}
