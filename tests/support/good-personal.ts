import type { Browsed, BrowsedList } from '@/contract/account/browsing-history-calls'
import type { Favorite, FavoriteList } from '@/contract/account/favorite-calls'
import type { CartLine, CartList } from '@/contract/cart/cart-calls'
import type { ListHead, ListLine, PurchaseList } from '@/contract/cart/purchase-list-calls'
import type { Message, MessageDetail, MessageList } from '@/contract/message/message-calls'
import type { FrequentGood } from '@/contract/order/frequent-goods-calls'
import { buildCart } from './build-cart'
import { buildLine } from './build-line'
import { IMAGE, SEARCH, SHOP, TIERS } from './good-goods'

export const MESSAGE_ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'

const LINES: CartLine[] = [
  buildLine({ tiers: TIERS, note: '急用' }),
  buildLine({ id: MESSAGE_ID.replace('1', '2'), qty: 2000, state: 'short', selected: false }),
  buildLine({ id: MESSAGE_ID.replace('1', '3'), qty: 150, state: 'step', selected: false }),
]
export const CART: CartList = buildCart(LINES, [
  buildLine({ id: MESSAGE_ID.replace('1', '5'), selected: false }),
])

const MESSAGE: Message = {
  id: MESSAGE_ID,
  category: 1,
  createdAt: Date.UTC(2026, 10, 21, 1),
  isRead: false,
  title: '订单已接单',
  summary: '预计周五发货',
}

export const MESSAGES: MessageList = {
  list: [MESSAGE, { ...MESSAGE, id: MESSAGE_ID.replace('1', '2'), category: 2, isRead: true }],
  total: 45,
  page: 1,
  pageSize: 20,
  unread: [{ category: 1, count: 3 }],
}

export const MESSAGE_DETAIL: MessageDetail = {
  ...MESSAGE,
  content: '您的订单已接单。\n\n预计周五发货。',
  link: '/cart/list',
}

const [HIT] = SEARCH.list

const FAVORITES_SHOWN: Favorite[] = HIT
  ? [
      {
        productId: 5,
        title: '岑钧 外六角螺栓',
        image: IMAGE,
        priceMin: 5000,
        unit: '个',
        shop: SHOP,
        sku: HIT.sku,
        skuCount: 1,
        stockState: 'in',
        leadDays: 3,
        state: 'ok',
        addedAt: Date.UTC(2026, 10, 21, 1),
      },
    ]
  : []

export const FAVORITES: FavoriteList = {
  list: FAVORITES_SHOWN.flatMap((one) => [
    one,
    { ...one, productId: 6, title: '拓铆 外六角螺栓', skuCount: 40 },
    { ...one, productId: 7, title: '岑钧 六角螺母', state: 'areaOff' },
  ]),
  total: 30,
  page: 1,
  pageSize: 12,
}

const BROWSED_AT = Date.UTC(2026, 10, 21, 1)

export const BROWSED: BrowsedList = {
  list: FAVORITES_SHOWN.flatMap(({ productId, title, image, shop, sku, stockState, leadDays }) => {
    const goods = { productId, title, image, shop, sku, stockState, leadDays }
    const entry: Browsed = {
      ...goods,
      id: MESSAGE_ID,
      priceThen: sku.price,
      state: 'ok',
      viewedAt: BROWSED_AT,
    }
    return [
      entry,
      { ...entry, id: MESSAGE_ID.replace(/1$/, '2'), priceThen: sku.price * 2 },
      {
        ...entry,
        id: MESSAGE_ID.replace(/1$/, '3'),
        title: '拓铆 外六角螺栓',
        state: 'off',
        viewedAt: BROWSED_AT - 26 * 3_600_000,
      },
    ]
  }),
  total: 45,
  page: 1,
  pageSize: 20,
}

export const FREQUENT: FrequentGood[] = FAVORITES_SHOWN.flatMap(
  ({ productId, title, image, sku, stockState, leadDays }) => {
    const goods = { productId, title, image, sku, stockState, leadDays }
    const often = { ...goods, orderCount: 6, lastQty: 300, lastOrderedAt: BROWSED_AT }
    return [
      often,
      {
        ...often,
        sku: { ...sku, skuId: 8, spec: 'M8×40' },
        orderCount: 1,
        lastQty: 10,
        lastOrderedAt: BROWSED_AT - 26 * 3_600_000,
      },
    ]
  },
)

export const LIST_ID = '5d0c3a7e-2b1f-4c58-8a36-9e4f7b2c1d01'

export const PURCHASE_LISTS: ListHead[] = [
  { id: LIST_ID, name: '月度采购', lineCount: 3, updatedAt: Date.UTC(2026, 10, 21, 1) },
  {
    id: LIST_ID.replace(/1$/, '2'),
    name: '维修备件',
    lineCount: 0,
    updatedAt: Date.UTC(2026, 10, 20, 1),
  },
]

/** A line of a purchase list that can be bought, with what a test wants otherwise. */
export function buildListLine(over: Partial<ListLine> = {}): ListLine {
  return { ...buildLine(), model: '', weightG: 15, advice: '', ...over }
}

export const PURCHASE_LIST: PurchaseList = {
  id: LIST_ID,
  name: '月度采购',
  lines: [
    buildListLine({ tiers: TIERS, note: '急用', buyerCode: 'M-7' }),
    buildListLine({
      id: MESSAGE_ID.replace(/1$/, '2'),
      skuId: 8,
      spec: 'M8×40',
      qty: 300,
      advice: '须为 100 个的整数倍，已由 250 改为 300',
    }),
    buildListLine({
      id: MESSAGE_ID.replace(/1$/, '3'),
      skuId: 9,
      spec: 'M8×50',
      state: 'areaOff',
    }),
  ],
}
