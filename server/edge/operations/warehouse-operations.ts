import { eq } from 'drizzle-orm'
import { provinceName } from '@/catalogue/port'
import {
  opsWarehouseChange,
  opsWarehouseClose,
  opsWarehouseCreate,
  opsWarehouseOpen,
  opsWarehouses,
} from '@/contract/operations/shop-operation-calls'
import { warehouses } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { lockShop } from '@/server/modules/catalog/shop-changes'
import {
  changeWarehouse,
  createWarehouse,
  readProvince,
  setWarehouseOpen,
  type Warehouse,
  warehousesOf,
} from '@/server/modules/catalog/warehouse-changes'
import { given } from './given'
import { rowsOf } from './lines'
import { type Facts, handle } from './operation'
import { requireOwnShop, requireOwnWarehouse } from './own-things'

/** A warehouse as operators see it. */
export const shownWarehouse = ({ province, ...row }: Warehouse) => ({
  ...row,
  province: provinceName(province),
})

/** A warehouse in one line. */
export const warehouseLine = ({ id, name, province, open }: ReturnType<typeof shownWarehouse>) => [
  id,
  name,
  province,
  open ? '' : 'closed',
]

const shown = (row: Warehouse) => ({ warehouse: shownWarehouse(row) })
const show = ({ warehouse }: ReturnType<typeof shown>) => rowsOf([warehouse], warehouseLine, '')

type Named = { warehouse: number }

async function facts(db: Db, { warehouse }: Named): Promise<Facts> {
  const [row] = await db.select().from(warehouses).where(eq(warehouses.id, warehouse))
  return row ?? {}
}
const recorded = { subject: ({ warehouse }: Named) => `warehouse ${warehouse}`, facts }

/** Warehouses, each the concern of its shop too. */
export const WAREHOUSE_OPERATIONS = [
  handle(opsWarehouses, {
    async run({ db, actor, input: { shop } }) {
      requireOwnShop(actor, shop)
      await lockShop(db, shop)
      return { list: (await warehousesOf(db, shop)).map(shownWarehouse) }
    },
    show: ({ list }) => rowsOf(list, warehouseLine, 'no warehouse'),
  }),
  handle(opsWarehouseCreate, {
    subject: ({ shop }) => `shop ${shop}`,
    async run({ db, actor, input: { shop, province, name } }) {
      requireOwnShop(actor, shop)
      await lockShop(db, shop)
      return shown(
        await createWarehouse(db, { shopId: shop, province: readProvince(province), name }),
      )
    },
    show,
  }),
  handle(opsWarehouseChange, {
    ...recorded,
    async run({ db, actor, input: { warehouse, name, province } }) {
      await requireOwnWarehouse(db, actor, warehouse)
      const change = given({ name, province: province && readProvince(province) })
      return shown(await changeWarehouse(db, warehouse, change))
    },
    show,
  }),
  handle(opsWarehouseClose, {
    ...recorded,
    async run({ db, actor, input: { warehouse } }) {
      await requireOwnWarehouse(db, actor, warehouse)
      return shown(await setWarehouseOpen(db, warehouse, false))
    },
    show,
  }),
  handle(opsWarehouseOpen, {
    ...recorded,
    async run({ db, actor, input: { warehouse } }) {
      await requireOwnWarehouse(db, actor, warehouse)
      return shown(await setWarehouseOpen(db, warehouse, true))
    },
    show,
  }),
]
