import { and, asc, eq, sum } from 'drizzle-orm'
import { provinceCodes, provinceName } from '@/catalogue/port'
import { shops, stocks, warehouses } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { nextId } from '@/server/kernel/db/next-id'
import { OperatorError } from '@/server/kernel/operator-error'

export type Warehouse = typeof warehouses.$inferSelect

/** The code of a province by its code or name: `31`, `上海`, `上海市`; throws for any other word. */
export function readProvince(word: string): string {
  const code = provinceCodes.find(
    (one) => one === word || [word, word.replace(/[省市]$/, '')].includes(provinceName(one)),
  )
  if (code) return code
  throw new OperatorError(`${word} is no province: write its name or code, such as 上海 or 31`)
}

const ofShop = (tx: Db, shopId: number) =>
  tx.select().from(warehouses).where(eq(warehouses.shopId, shopId)).orderBy(asc(warehouses.id))

/** The warehouses of a shop, the main one first. */
export async function warehousesOf(db: Db, shopId: number): Promise<Warehouse[]> {
  return ofShop(db, shopId)
}

/** The warehouse, locked; throws OperatorError for an unknown one. */
export async function lockWarehouse(tx: Db, id: number): Promise<Warehouse> {
  const [row] = await tx.select().from(warehouses).where(eq(warehouses.id, id)).for('update')
  if (row) return row
  throw new OperatorError(`no warehouse has the number ${id}`)
}

/** Goods travel from the main warehouse: the first one that is open. */
async function placeShop(tx: Db, shopId: number): Promise<void> {
  const main = (await ofShop(tx, shopId)).find(({ open }) => open)
  if (main) await tx.update(shops).set({ province: main.province }).where(eq(shops.id, shopId))
}

type NewWarehouse = { shopId: number; province: string; name?: string | undefined }

/** Adds a warehouse to a shop. */
export async function createWarehouse(tx: Db, wanted: NewWarehouse): Promise<Warehouse> {
  const { shopId, province } = wanted
  const id = await nextId(tx, warehouses)
  const isFirst = (await ofShop(tx, shopId)).length === 0
  const name = wanted.name ?? `${provinceName(province)}${isFirst ? '总仓' : '分仓'}`
  const [made] = await tx.insert(warehouses).values({ id, shopId, province, name }).returning()
  if (!made) throw new Error('insert returned no row')
  await placeShop(tx, shopId)
  return made
}

/** Renames or moves a warehouse. */
export async function changeWarehouse(
  tx: Db,
  id: number,
  change: Partial<Pick<Warehouse, 'name' | 'province'>>,
): Promise<Warehouse> {
  const known = await lockWarehouse(tx, id)
  const [changed] = await tx.update(warehouses).set(change).where(eq(warehouses.id, id)).returning()
  await placeShop(tx, known.shopId)
  return changed ?? known
}

async function requireEmpty(tx: Db, id: number): Promise<void> {
  const [row] = await tx
    .select({ pieces: sum(stocks.onHand) })
    .from(stocks)
    .where(eq(stocks.warehouseId, id))
  const pieces = Number(row?.pieces ?? 0)
  if (pieces > 0) throw new OperatorError(`warehouse ${id} has ${pieces} pieces`)
}

async function requireOther(tx: Db, { id, shopId }: Warehouse): Promise<void> {
  const open = and(eq(warehouses.shopId, shopId), eq(warehouses.open, true))
  const rows = await tx.select({ id: warehouses.id }).from(warehouses).where(open)
  const [shop] = await tx.select({ open: shops.open }).from(shops).where(eq(shops.id, shopId))
  if (shop?.open && rows.every((one) => one.id === id)) {
    throw new OperatorError(`warehouse ${id} is the last one of an open shop`)
  }
}

/** Opens or closes a warehouse; one that is closed is empty, and is not the last of an open shop. */
export async function setWarehouseOpen(tx: Db, id: number, open: boolean): Promise<Warehouse> {
  const known = await lockWarehouse(tx, id)
  if (known.open === open) {
    throw new OperatorError(`warehouse ${id} is ${open ? 'open' : 'closed'} already`)
  }
  if (!open) {
    await requireOther(tx, known)
    await requireEmpty(tx, id)
  }
  const [changed] = await tx
    .update(warehouses)
    .set({ open })
    .where(eq(warehouses.id, id))
    .returning()
  await placeShop(tx, known.shopId)
  return changed ?? known
}
