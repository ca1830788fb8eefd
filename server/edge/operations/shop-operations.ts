import { and, asc, eq, ilike, or } from 'drizzle-orm'
import {
  opsFreight,
  opsShop,
  opsShopChange,
  opsShopClose,
  opsShopCreate,
  opsShopOpen,
  opsShops,
} from '@/contract/operations/shop-operation-calls'
import { shops } from '@/server/kernel/db/catalog-schema'
import { escapeLike } from '@/server/kernel/db/escape-like'
import {
  changeShop,
  createShop,
  lockShop,
  setShopOpen,
} from '@/server/modules/catalog/shop-changes'
import { readProvince, warehousesOf } from '@/server/modules/catalog/warehouse-changes'
import { given } from './given'
import { rowsOf } from './lines'
import { handle } from './operation'
import { requireOwnShop, shopOf } from './own-things'
import { listedShops, readFen, shopFacts, shopLine, shownShop } from './shop-facts'
import { shownWarehouse, warehouseLine } from './warehouse-operations'

const recorded = { subject: ({ shop }: { shop: number }) => `shop ${shop}`, facts: shopFacts }
const show = ({ shop }: Awaited<ReturnType<typeof shownShop>>) => rowsOf([shop], shopLine, '')

/** Shops: to find, to create, to change, to close; a shop's operator sees its own and sets its freight. */
export const SHOP_OPERATIONS = [
  handle(opsShops, {
    async run({ db, actor, input: { text } }) {
      const own = shopOf(actor)
      const part = text && `%${escapeLike(text)}%`
      const rows = await db
        .select()
        .from(shops)
        .where(
          and(
            part ? or(ilike(shops.name, part), ilike(shops.company, part)) : undefined,
            own === undefined ? undefined : eq(shops.id, own),
          ),
        )
        .orderBy(asc(shops.id))
      return { list: await listedShops(db, rows) }
    },
    show: ({ list }) => rowsOf(list, shopLine, 'no shop'),
  }),
  handle(opsShop, {
    subject: recorded.subject,
    async run({ db, actor, input: { shop } }) {
      requireOwnShop(actor, shop)
      const shown = await shownShop(db, await lockShop(db, shop))
      return { ...shown, warehouses: (await warehousesOf(db, shop)).map(shownWarehouse) }
    },
    show: ({ shop, warehouses }) =>
      [
        rowsOf([shop], shopLine, ''),
        `${shop.creditCode}  ${shop.address}`,
        shop.notice,
        rowsOf(warehouses, warehouseLine, 'no warehouse'),
      ]
        .filter(Boolean)
        .join('\n'),
  }),
  handle(opsShopCreate, {
    subject: ({ name }) => name,
    run: async ({ db, input: { province, ...facts } }) =>
      shownShop(db, await createShop(db, { ...facts, province: readProvince(province) })),
    show,
  }),
  handle(opsShopChange, {
    ...recorded,
    run: async ({ db, input: { shop, ...change } }) =>
      shownShop(db, await changeShop(db, shop, given(change))),
    show,
  }),
  handle(opsShopClose, {
    ...recorded,
    run: async ({ db, input }) => shownShop(db, await setShopOpen(db, input.shop, false)),
    show,
  }),
  handle(opsShopOpen, {
    ...recorded,
    run: async ({ db, input }) => shownShop(db, await setShopOpen(db, input.shop, true)),
    show,
  }),
  handle(opsFreight, {
    ...recorded,
    async run({ db, actor, input: { shop, yuan, freeFrom } }) {
      requireOwnShop(actor, shop)
      const change = {
        freightAmount: readFen(yuan, 'freight'),
        freeFreightFrom: readFen(freeFrom, 'goods that go free of freight'),
      }
      return shownShop(db, await changeShop(db, shop, change))
    },
    show,
  }),
]
