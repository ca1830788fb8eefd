import type { BrandDetail, BrandList } from '@/contract/catalog/brand-calls'
import type { CategoryDetail, CategoryGroup } from '@/contract/catalog/category-calls'
import type { getShopList, ShopCard, ShopDetail } from '@/contract/catalog/shop-calls'
import type { Output } from '@/contract/endpoint'
import { BOLTS, BRAND, IMAGE, SHOP } from './good-goods'

const TILE = { productId: 5, title: '岑钧 外六角螺栓', image: IMAGE, priceMin: 5000, unit: '个' }

const LEAVES = Array.from({ length: 10 }, (_, at) => ({
  id: 10101 + at,
  name: `外六角螺栓 ${at + 1}`,
  image: IMAGE,
  productCount: 7,
}))
const GROUP: CategoryGroup = { ...BOLTS, image: IMAGE, productCount: 70, children: LEAVES }
const FASTENERS = { id: 1, name: '紧固件', productCount: 228 }

const STOCKED_BRAND = { ...BRAND, productCount: 40 }
const STOCKED_SHOP = { ...SHOP, productCount: 40 }

/** A top category with a group of leaves. */
export const CATEGORY: CategoryDetail = {
  ...FASTENERS,
  path: [{ id: 1, name: '紧固件' }],
  siblings: [FASTENERS, { id: 2, name: '手动工具', productCount: 250 }],
  children: [GROUP],
  attributes: [],
  columns: [],
  brands: [STOCKED_BRAND],
  bestSellers: [TILE],
}

/** A group of leaves. */
export const CATEGORY_GROUP: CategoryDetail = {
  ...CATEGORY,
  ...BOLTS,
  productCount: 70,
  path: [{ id: 1, name: '紧固件' }, BOLTS],
  children: LEAVES.map((leaf) => ({ ...leaf, children: [] })),
}

const THREAD = { id: 21, name: '螺纹规格', unit: 'mm', numeric: true }

/** A leaf, which has nothing below it but its goods. */
export const LEAF: CategoryDetail = {
  ...CATEGORY,
  id: 10101,
  name: '外六角螺栓',
  productCount: 7,
  path: [{ id: 1, name: '紧固件' }, BOLTS, { id: 10101, name: '外六角螺栓' }],
  siblings: [
    { id: 10101, name: '外六角螺栓', productCount: 7 },
    { id: 10103, name: '地脚螺栓', productCount: 9 },
  ],
  children: [],
  attributes: [{ ...THREAD, valueCount: 11 }],
  columns: [THREAD],
  bestSellers: [],
}

const BRAND_CARD = { ...STOCKED_BRAND, initial: 'C', field: '紧固件', country: '中国' }

export const BRANDS: BrandList = {
  list: [BRAND_CARD, { ...BRAND_CARD, id: 9, name: '沧阀', latin: 'CANGVA' }],
  total: 60,
  page: 1,
  pageSize: 48,
  initials: [
    { initial: 'C', count: 2 },
    { initial: 'X', count: 58 },
  ],
}

export const BRAND_DETAIL: BrandDetail = {
  ...BRAND_CARD,
  story: '从一间螺栓冷镦车间做起。',
  categories: [GROUP],
  shops: [STOCKED_SHOP],
  bestSellers: [TILE],
}

const SHOP_CARD: ShopCard = {
  ...STOCKED_SHOP,
  type: '专营',
  place: '上海',
  scores: [48, 47, 46],
  freightAmount: 1000,
  freeFreightFrom: 20_000,
  open: true,
}

export const SHOPS: Output<typeof getShopList> = {
  list: [SHOP_CARD, { ...SHOP_CARD, id: 2, name: '三桐五金商行', open: false }],
  total: 45,
  page: 1,
  pageSize: 20,
}

export const SHOP_DETAIL: ShopDetail = {
  ...SHOP_CARD,
  company: '北岭示例工品有限公司',
  creditCode: '91000000MA0015838U',
  licenceNote: '示例数据',
  phone: '19900001008',
  address: '上海市示例路12号',
  notice: '常用规格现货',
  nationwide: true,
  limitedCount: 118,
  saleAreas: [],
  warehouses: [{ id: 21, name: '上海总仓', place: '上海' }],
  invoiceKinds: ['数电普票', '数电专票'],
  categories: [GROUP],
  brands: [STOCKED_BRAND],
  bestSellers: [TILE],
}
