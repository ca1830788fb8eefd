import * as z from 'zod/mini'
import { amount, count } from '@/contract/fields'
import { textLine } from '@/contract/text-line'
import { operation, optionalWord, typedNumber, word } from './operation-calls'

const SHOP_TYPES = ['自营', '旗舰', '专营', '经营部'] as const

const shop = z.looseObject({
  id: z.int(),
  name: z.string(),
  type: z.enum(SHOP_TYPES),
  company: z.string(),
  creditCode: z.string(),
  phone: z.string(),
  address: z.string(),
  notice: z.string(),
  /** Freight below `freeFreightFrom`, fen. */
  freightAmount: amount,
  freeFreightFrom: amount,
  open: z.boolean(),
  /** On sale, or again once it opens. */
  products: count,
})

const warehouse = z.looseObject({
  id: z.int(),
  shopId: z.int(),
  name: z.string(),
  province: z.string(),
  open: z.boolean(),
})

const name = textLine(60, 1)
const phone = textLine(30, 1)
const address = textLine(200, 1)
const notice = textLine(200)
const type = z.enum(SHOP_TYPES)
const one = z.object({ shop: typedNumber })
const shown = z.looseObject({ shop })
const shownWarehouse = z.looseObject({ warehouse })

export const opsShops = operation('shops', {
  summary: 'Lists shops, by part of a name or company',
  by: 'shop',
  words: ['text'],
  input: z.object({ text: optionalWord }),
  output: z.looseObject({ list: z.array(shop) }),
})

export const opsShop = operation('shop', {
  summary: 'Shows a shop: company, freight, warehouses',
  by: 'shop',
  words: ['shop'],
  input: one,
  output: z.looseObject({ shop, warehouses: z.array(warehouse) }),
})

export const opsShopCreate = operation('shop-create', {
  summary: 'Creates a shop with a warehouse in a province; shop-open lets buyers see it',
  words: ['name'],
  input: z.object({
    name,
    company: textLine(100, 1),
    creditCode: textLine(30, 1),
    phone,
    province: word,
    address,
    type: z._default(type, '专营'),
    notice: z._default(notice, ''),
  }),
  output: shown,
})

export const opsShopChange = operation('shop-change', {
  summary: 'Changes what is given of a shop',
  words: ['shop'],
  input: z.object({
    shop: typedNumber,
    name: z.optional(name),
    phone: z.optional(phone),
    address: z.optional(address),
    type: z.optional(type),
    notice: z.optional(notice),
  }),
  output: shown,
})

export const opsShopClose = operation('shop-close', {
  summary: 'Closes a shop: its goods are not for sale and not found',
  words: ['shop'],
  input: one,
  output: shown,
})

export const opsShopOpen = operation('shop-open', {
  summary: 'Opens a shop: its goods are for sale',
  words: ['shop'],
  input: one,
  output: shown,
})

export const opsFreight = operation('freight', {
  summary: 'Sets the freight of a shop, yuan, and from how many yuan of goods it is free',
  by: 'shop',
  words: ['shop', 'yuan', 'freeFrom'],
  input: z.object({ shop: typedNumber, yuan: word, freeFrom: word }),
  output: shown,
})

export const opsWarehouses = operation('warehouses', {
  summary: 'Lists the warehouses of a shop, the main one first',
  by: 'shop',
  words: ['shop'],
  input: one,
  output: z.looseObject({ list: z.array(warehouse) }),
})

export const opsWarehouseCreate = operation('warehouse-create', {
  summary: 'Adds a warehouse to a shop, in a province',
  by: 'shop',
  words: ['shop', 'province'],
  input: z.object({ shop: typedNumber, province: word, name: z.optional(name) }),
  output: shownWarehouse,
})

export const opsWarehouseChange = operation('warehouse-change', {
  summary: 'Renames a warehouse or moves it to another province',
  by: 'shop',
  words: ['warehouse'],
  input: z.object({
    warehouse: typedNumber,
    name: z.optional(name),
    province: optionalWord,
  }),
  output: shownWarehouse,
})

const oneWarehouse = z.object({ warehouse: typedNumber })

export const opsWarehouseClose = operation('warehouse-close', {
  summary: 'Closes an empty warehouse',
  by: 'shop',
  words: ['warehouse'],
  input: oneWarehouse,
  output: shownWarehouse,
})

export const opsWarehouseOpen = operation('warehouse-open', {
  summary: 'Opens a closed warehouse',
  by: 'shop',
  words: ['warehouse'],
  input: oneWarehouse,
  output: shownWarehouse,
})

export const SHOP_CALLS = [
  opsShops,
  opsShop,
  opsShopCreate,
  opsShopChange,
  opsShopClose,
  opsShopOpen,
  opsFreight,
  opsWarehouses,
  opsWarehouseCreate,
  opsWarehouseChange,
  opsWarehouseClose,
  opsWarehouseOpen,
]
