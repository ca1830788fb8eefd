import { once } from './once'
import { provinceName } from './regions'
import { shops } from './shops'

export type Warehouse = { id: number; shopId: number; name: string; province: string }

/** One to three warehouses a shop; the first is the main one. Ids are `shop * 10 + n`. */
export const warehouses = once((): Warehouse[] =>
  shops().flatMap((shop) =>
    shop.warehouses.map((province, index) => ({
      id: shop.id * 10 + index + 1,
      shopId: shop.id,
      name: `${provinceName(province)}${index === 0 ? '总仓' : '分仓'}`,
      province,
    })),
  ),
)
